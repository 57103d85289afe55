// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { complaints, fill, showForm } from '#web/features/forms/form.fixture.tsx';
import { ElsewhereDialog } from './elsewhere-dialog.tsx';

/** The dialog of a manuscript, before a server that answers with a refusal: a browser alone keeps a file. */
async function opened(wasSent: boolean) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(String(address));
    const message = 'Un manuscrito se lleva a otra revista mientras es un borrador.';
    const problem = { type: '', title: message, status: 409, detail: message, message, code: 'no_va_a_otra_revista' };
    return new Response(JSON.stringify(problem), { status: 409 });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const onClose = vi.fn();
  const { user } = await showForm(<ElsewhereDialog id="w1" wasSent={wasSent} onClose={onClose} />);
  await screen.findByRole('dialog', { name: 'Llevar el manuscrito a otra revista' });
  return { user, asked, onClose };
}
const press = 'Descargar el paquete';

it('asks for the package with where it goes, and with its reviews where they are wanted; what is refused stands beside it', async () => {
  const { user, asked, onClose } = await opened(true);
  await fill(user, { 'Revista o plataforma': 'Suelos & aguas' });
  await user.click(screen.getByRole('button', { name: press }));
  await vi.waitFor(() => expect(Object.values(complaints()).join()).toContain('mientras es un borrador'));
  await user.click(screen.getByRole('checkbox', { name: 'Incluir las revisiones recibidas' }));
  await user.click(screen.getByRole('button', { name: press }));
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  const address = '/api/publications/w1/meca?destino=Suelos+%26+aguas&revisiones=';
  expect(asked).toEqual([`${address}false`, `${address}true`]);
  expect(onClose).not.toHaveBeenCalled();
});

it('asks for where it goes, and offers no reviews of what was never sent', async () => {
  const { user, asked } = await opened(false);
  await user.click(screen.getByRole('button', { name: press }));
  expect(await screen.findByText('Escribe a qué revista o plataforma va.')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(asked).toEqual([]);
});
