// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { PackagePreview } from '#contract/entities/earlier-review.ts';
import { showForm } from '#web/features/forms/form.fixture.tsx';
import { PackageDialog } from './package-dialog.tsx';

const preview: PackagePreview = {
  ...{ titulo: 'Suelos salinos', idioma: 'es', resumen: 'Sal y riego.', palabrasClave: ['sal'], traducciones: [] },
  ...{ autores: ['Julia Roca', 'Irene Valcárcel'], palabras: 1, referencias: 2 },
  archivos: [{ nombre: 'lluvia.csv', clase: 'DATOS', bytes: 2048 }],
  ...{ revista: 'Anales', plataforma: '', revisiones: 2, decisiones: 1, avisos: ['No se trae «guion.exe».'] },
};
const problem = (message: string) => ({
  type: '',
  title: message,
  status: 422,
  detail: message,
  message,
  code: 'otro',
});

/** The browser's way of sending files, before a server that answers in turn. */
function answering(...answers: { status: number; body: unknown }[]) {
  const asked: string[] = [];
  class FakeRequest {
    upload = {};
    onload?: () => void;
    onloadend?: () => void;
    status = 0;
    responseText = '';
    open(method: string, address: string) {
      asked.push(`${method} ${address}`);
    }
    setRequestHeader() {}
    abort() {}
    send() {
      const { status, body } = answers.shift() ?? { status: 500, body: {} };
      this.status = status;
      this.responseText = JSON.stringify(body);
      queueMicrotask(() => {
        this.onload?.();
        this.onloadend?.();
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  onTestFinished(() => void vi.unstubAllGlobals());
  return asked;
}

async function opened() {
  const { user } = await showForm(<PackageDialog onClose={() => {}} />);
  await screen.findByRole('dialog', { name: 'Traer un manuscrito de otra revista' });
  await user.upload(screen.getByLabelText(/Paquete/), new File(['PK'], 'obra.meca.zip', { type: 'application/zip' }));
  return user;
}

it('shows what would come of a package before it makes a draft of it, of one choice always the same', async () => {
  const asked = answering(
    { status: 200, body: preview },
    { status: 422, body: problem('Ya no cabe.') },
    { status: 422, body: problem('Ya no cabe.') },
  );
  const user = await opened();
  await user.click(screen.getByRole('button', { name: 'Ver qué contiene' }));
  for (const said of [
    'Suelos salinos',
    'Julia Roca, Irene Valcárcel',
    '1 palabra y 2 referencias',
    'lluvia.csv (2 kB)',
    '2 revisiones y 1 decisión',
    'No se trae «guion.exe».',
  ])
    expect((await screen.findByText(said)).textContent).toBe(said);
  await user.click(screen.getByRole('button', { name: 'Crear el borrador' }));
  expect(await screen.findByText(/Ya no cabe/)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Traer también sus revisiones' }));
  await user.click(screen.getByRole('button', { name: 'Crear el borrador' }));
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  const [first, second, third] = asked;
  expect(first).toBe('POST /api/publications/meca/vista-previa');
  expect(second).toMatch(/^POST \/api\/publications\/meca\?intento=[-\w]{36}&revisiones=true$/);
  expect(third).toBe(second?.replace('revisiones=true', 'revisiones=false'));
});

it('says what is wrong with a package that cannot be read, and offers nothing of it', async () => {
  answering({ status: 422, body: problem('Le falta manifest.xml.') });
  const user = await opened();
  await user.click(screen.getByRole('button', { name: 'Ver qué contiene' }));
  expect(await screen.findByText(/Le falta manifest\.xml/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Crear el borrador' })).toBeNull();
});
