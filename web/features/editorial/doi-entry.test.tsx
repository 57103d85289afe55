// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProblemError } from '#contract/problems.ts';
import { humedales } from '#web/publication.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { DoiEntry } from './doi-entry.tsx';

const registered = humedales({ metadatos: { doi: '10.1590/abc' }, estadoDoi: 'REGISTRADO' });
type Answers = Parameters<typeof show>[1];

async function opened(work: typeof registered, enterDoi: NonNullable<Answers>['enterDoi']) {
  const shown = await show(<DoiEntry work={work} />, { enterDoi });
  await shown.user.click(screen.getByRole('button', { name: 'Anotar el DOI registrado' }));
  return { ...shown, box: screen.getByRole<HTMLInputElement>('textbox', { name: 'DOI' }) };
}

it('writes down the DOI that was registered, without what stands round it', async () => {
  const { user, asked, box } = await opened(humedales(), () => registered);
  expect(box.value).toBe('');
  await user.type(box, ' 10.1590/abc ');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toEqual([{ call: 'enterDoi', input: { params: { id: registered.id }, body: { doi: '10.1590/abc' } } }]);
});

it('takes it away again where the box is left empty', async () => {
  const { user, asked, box } = await opened(registered, () => humedales());
  expect(box.value).toBe('10.1590/abc');
  await user.clear(box);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked[0]?.input).toMatchObject({ body: { doi: null } });
});

it('says beside the box what the server has against it, until it is written anew', async () => {
  const message = 'Ese DOI es de otra obra.';
  const problem = { type: 'about:blank', title: message, status: 409, detail: message, message, code: 'doi_ocupado' };
  const { user, box } = await opened(humedales(), () => {
    throw new ProblemError(problem);
  });
  await user.type(box, '10.1590/abc{Enter}');
  await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText(`No se pudo guardar el DOI: ${message}`)).toBeTruthy();
  await user.type(box, 'd');
  expect(box.getAttribute('aria-invalid')).toBeNull();
  expect(screen.getByRole('dialog')).toBeTruthy();
});
