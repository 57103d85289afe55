// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Publication } from '#contract/entities/publication.ts';
import { enterAs } from '#web/data/session.fixture.ts';
import { complaints, fill, showForm } from '#web/features/forms/form.fixture.tsx';
import { useFormResolver } from '#web/features/forms/use-form-resolver.ts';
import type { Translate } from '#web/messages/i18n.ts';
import { humedales } from '#web/publication.fixture.ts';
import { DeclarationsSection } from './declarations-section.tsx';
import { EditForm } from './edit-form.tsx';
import { type EditedFacts, moreFactsIn, moreFactsOf } from './more-facts.ts';
import { declarationsChanged } from './typed-declarations.ts';

const asked = { conflictos: 'NECESARIA', financiacion: 'SE_PIDE' } as const;
type Declared = Pick<Publication, 'declaraciones' | 'declaracionesPedidas'>;
const draft = (said: Declared) =>
  humedales({ estado: 'BORRADOR', categoria: 'Ecología', acciones: ['EDITAR'], ...said });

const text = z.string();
const schemaIn = (t: Translate) =>
  z.object({ titulo: text, resumen: text, categoria: text, palabrasClave: text, ...moreFactsIn(t) });
type Checked = z.output<ReturnType<typeof schemaIn>>;

/** The part alone, in a form that says what it would send. */
function Part({ work, onSend }: { work: Publication; onSend: (sent: unknown) => void }) {
  const form = useForm<EditedFacts, unknown, Checked>({
    resolver: useFormResolver(schemaIn),
    defaultValues: { titulo: '', resumen: '', categoria: '', palabrasClave: '', ...moreFactsOf(work) },
  });
  return (
    <form onSubmit={form.handleSubmit(({ declaraciones }) => onSend(declarationsChanged(work, declaraciones)))}>
      <DeclarationsSection work={work} form={form} />
      <button type="submit">Guardar</button>
    </form>
  );
}
async function opened(said: Declared = { declaracionesPedidas: asked }, answers?: Parameters<typeof showForm>[1]) {
  const sent: unknown[] = [];
  const shown = await showForm(
    <Part work={draft(said)} onSend={(each) => sent.push(JSON.parse(JSON.stringify(each)))} />,
    answers,
  );
  return { ...shown, sent, save: () => shown.user.click(screen.getByRole('button', { name: 'Guardar' })) };
}
const part = () => within(screen.getByRole('region', { name: 'Declaraciones' }));
const choice = (name: RegExp) => part().getByLabelText<HTMLSelectElement>(name);

it('is no part of the form where nothing is asked for', async () => {
  await opened({});
  expect(screen.queryByText('Declaraciones')).toBeNull();
});

it('asks for what the journal asks for, and for what was declared before', async () => {
  await opened({ declaracionesPedidas: asked, declaraciones: { ia: { respuesta: 'USADA', texto: 'Un corrector.' } } });
  const names = part()
    .getAllByRole('combobox')
    .map((each) => each.closest('div')?.querySelector('label')?.textContent);
  expect(names).toEqual(['Financiación', 'Conflictos de interés *', 'Uso de inteligencia artificial']);
  expect(choice(/^Uso de/).value).toBe('USADA');
  expect(part().getByLabelText<HTMLTextAreaElement>('Qué herramientas, y para qué').value).toBe('Un corrector.');
});

it('asks for what an answer needs, and sends what was changed alone', async () => {
  const { user, sent, save } = await opened({
    declaracionesPedidas: asked,
    declaraciones: { ia: { respuesta: 'NO_USADA' } },
  });
  expect(part().queryByLabelText(/Qué conflictos/)).toBeNull();
  await user.selectOptions(choice(/^Conflictos/), 'Hay conflictos de interés');
  await fill(user, { 'Qué conflictos, y de quién': 'Ana asesora a la empresa.' });
  await save();
  const conflictos = { respuesta: 'HAY', texto: 'Ana asesora a la empresa.' };
  await waitFor(() => expect(sent).toEqual([{ declaraciones: { conflictos } }]));
});

it('sends nothing of what was not changed', async () => {
  const { sent, save } = await opened({
    declaracionesPedidas: asked,
    declaraciones: { ia: { respuesta: 'NO_USADA' } },
  });
  await save();
  await waitFor(() => expect(sent).toEqual([{}]));
});

it('takes a declaration away whose answer is taken back, with what was written of it', async () => {
  const { user, sent, save } = await opened({
    declaracionesPedidas: asked,
    declaraciones: { conflictos: { respuesta: 'HAY', texto: 'Uno.' }, financiacion: { respuesta: 'SIN_FINANCIACION' } },
  });
  await user.selectOptions(choice(/^Conflictos/), 'No hay conflictos de interés');
  await user.selectOptions(choice(/^Financiación/), 'Elige una respuesta');
  await save();
  const declaraciones = { conflictos: { respuesta: 'NINGUNO' }, financiacion: null };
  await waitFor(() => expect(sent).toEqual([{ declaraciones }]));
});

it('names who funds, says beside a ROR iD that it is wrong, and leaves an empty line out', async () => {
  const { user, sent, save } = await opened();
  await user.selectOptions(choice(/^Financiación/), 'Hubo financiación');
  const add = part().getByRole('button', { name: 'Añadir quien financia' });
  await user.click(add);
  await fill(user, { Nombre: 'CSIC', ROR: '02gfc7t73', 'Números de ayuda': 'PID-1; PID-2;' });
  await save();
  await waitFor(() => expect(Object.values(complaints()).join()).toContain('Escribe un identificador ROR válido'));
  expect(sent).toEqual([]);
  await fill(user, { ROR: '02gfc7t72' });
  await user.click(add);
  expect(part().getByRole('group', { name: 'Quien financia, 2' })).toBeTruthy();
  await save();
  const funder = { nombre: 'CSIC', ror: 'https://ror.org/02gfc7t72', ayudas: ['PID-1', 'PID-2'] };
  const financiacion = { respuesta: 'CON_FINANCIACION', financiadores: [funder] };
  await waitFor(() => expect(sent).toEqual([{ declaraciones: { financiacion } }]));
});

it('suggests organisations, whose iD goes with the name and not with another', async () => {
  const csic = { ror: 'https://ror.org/02gfc7t72', nombre: 'CSIC España', siglas: '', ciudad: 'Madrid', pais: 'ES' };
  const { user, sent, save } = await opened(undefined, { suggestOrganisations: () => ({ organizaciones: [csic] }) });
  await user.selectOptions(choice(/^Financiación/), 'Hubo financiación');
  await user.click(part().getByRole('button', { name: 'Añadir quien financia' }));
  const name = () => part().getByLabelText<HTMLInputElement>('Nombre');
  const chosen = () => part().queryByRole('link', { name: 'ror.org/02gfc7t72' });
  await user.type(name(), 'csic');
  await user.click(await part().findByRole('button', { name: /CSIC España/ }));
  expect(name().value).toBe('CSIC España');
  expect(chosen()).toBeTruthy();
  expect(part().queryByLabelText(/^ROR/)).toBeNull();
  // Another name is another organisation; the name again is that organisation.
  await user.type(name(), ' y otros');
  expect(chosen()).toBeNull();
  expect(part().getByLabelText<HTMLInputElement>(/^ROR/).value).toBe('');
  await user.type(name(), '{Backspace>8/}');
  expect(chosen()).toBeTruthy();
  await save();
  const sentAs = (ror: string | null) => {
    const financiadores = [{ nombre: 'CSIC España', ror, ayudas: [] }];
    return { declaraciones: { financiacion: { respuesta: 'CON_FINANCIACION', financiadores } } };
  };
  await waitFor(() => expect(sent).toEqual([sentAs(csic.ror)]));
  await user.click(part().getByRole('button', { name: 'No es esta organización' }));
  expect(chosen()).toBeNull();
  await save();
  await waitFor(() => expect(sent).toEqual([sentAs(csic.ror), sentAs(null)]));
});

it('drops the iD of a saved funder whose name is written over', async () => {
  const funder = { nombre: 'CSIC', ror: 'https://ror.org/02gfc7t72', ayudas: ['PID-1'] };
  const { user, sent, save } = await opened({
    declaracionesPedidas: asked,
    declaraciones: { financiacion: { respuesta: 'CON_FINANCIACION', financiadores: [funder] } },
  });
  expect(part().getByRole('link', { name: 'ror.org/02gfc7t72' })).toBeTruthy();
  await fill(user, { Nombre: 'Fundación Sol' });
  await save();
  const financiadores = [{ ...funder, nombre: 'Fundación Sol', ror: null }];
  await waitFor(() =>
    expect(sent).toEqual([{ declaraciones: { financiacion: { respuesta: 'CON_FINANCIACION', financiadores } } }]),
  );
});

it('lets a funder go again', async () => {
  const { user } = await opened();
  await user.selectOptions(choice(/^Financiación/), 'Hubo financiación');
  await user.click(part().getByRole('button', { name: 'Añadir quien financia' }));
  await user.click(part().getByRole('button', { name: 'Quitar a quien financia, 1' }));
  expect(part().queryByRole('group', { name: 'Quien financia, 1' })).toBeNull();
});

it('is sent with the rest of a draft', async () => {
  await enterAs('AUTOR');
  const work = draft({ declaracionesPedidas: asked });
  const answers = {
    listAuthors: () => ({ autores: [] }),
    listFiles: () => ({ files: [] }),
    updatePublication: () => work,
  };
  const shown = await showForm(<EditForm work={work} />, answers, `/publications/${work.id}/edit`);
  await screen.findByRole('textbox', { name: 'Texto de la publicación' });
  await shown.user.selectOptions(choice(/^Conflictos/), 'No hay conflictos de interés');
  await shown.user.click(screen.getByRole('button', { name: 'Guardar Cambios' }));
  const sent = () => shown.asked.filter(({ call }) => call === 'updatePublication').map(({ input }) => input);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toMatchObject([{ body: { declaraciones: { conflictos: { respuesta: 'NINGUNO' } } } }]);
});
