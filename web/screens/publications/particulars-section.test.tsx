// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Publication } from '#contract/entities/publication.ts';
import { tipos } from '#contract/vocabulary.ts';
import { complaints, fill, showForm } from '#web/features/forms/form.fixture.tsx';
import { useFormResolver } from '#web/features/forms/use-form-resolver.ts';
import type { Translate } from '#web/messages/i18n.ts';
import { humedales } from '#web/publication.fixture.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { type EditedFacts, moreFactsIn, moreFactsOf } from './more-facts.ts';
import { ParticularsSection } from './particulars-section.tsx';
import { checkParticulars, particularsChanged } from './typed-particulars.ts';

const text = z.string();
const schemaIn = (t: Translate) =>
  z
    .object({ titulo: text, resumen: text, categoria: text, palabrasClave: text, ...moreFactsIn(t) })
    .superRefine(checkParticulars);
type Checked = z.output<ReturnType<typeof schemaIn>>;

/** The part alone, below the choice of a type, in a form that says what it would send. */
function Part({ work, onSend }: { work: Publication; onSend: (sent: unknown) => void }) {
  const form = useForm<EditedFacts, unknown, Checked>({
    resolver: useFormResolver(schemaIn),
    defaultValues: { titulo: '', resumen: '', categoria: '', palabrasClave: '', ...moreFactsOf(work) },
  });
  return (
    <form onSubmit={form.handleSubmit(({ tipo, ficha }) => onSend(particularsChanged(work, tipo, ficha)))}>
      <Field label="Tipo">
        <Select {...form.register('tipo')} options={tipos.map((value) => ({ value, label: value }))} />
      </Field>
      <ParticularsSection form={form} />
      <button type="submit">Guardar</button>
    </form>
  );
}
async function opened(said: Partial<Publication>) {
  const sent: unknown[] = [];
  const work = humedales({ estado: 'BORRADOR', ...said });
  const shown = await showForm(<Part work={work} onSend={(each) => sent.push(JSON.parse(JSON.stringify(each)))} />);
  const choose = (tipo: string) => shown.user.selectOptions(screen.getByLabelText('Tipo'), tipo);
  // The page of these tests does not choose the option that a form begins with.
  if (said.tipo) await choose(said.tipo);
  return { ...shown, sent, choose, save: () => shown.user.click(screen.getByRole('button', { name: 'Guardar' })) };
}
const labels = () =>
  within(screen.getByRole('region'))
    .getAllByText((_, element) => element?.tagName === 'LABEL')
    .map((each) => each.textContent?.replace(' (opcional)', ''));

it('is asked of books, theses and reports, each its own, and of no article', async () => {
  const { choose } = await opened({ tipo: 'ARTICULO' });
  expect(screen.queryByRole('region')).toBeNull();
  await choose('TESIS');
  expect(labels()).toEqual(['Grado', 'Programa', 'Institución', 'Dirección', 'Tribunal', 'Defensa', 'Embargo']);
  await choose('LIBRO');
  expect(labels()).toContain('ISBN (tapa blanda)');
  expect(labels()).not.toContain('Grado');
});

it('sends what changed of its type, people line by line', async () => {
  const { user, sent, save } = await opened({ tipo: 'LIBRO', ficha: { coleccion: 'Agua', edicion: '2' } });
  await fill(user, {
    'ISBN \\(PDF': '9788437604947',
    'Edición del volumen': 'Eva; Soto\nLuis; Cano',
    'Edición \\(': '',
  });
  await save();
  await waitFor(() =>
    expect(sent).toEqual([
      {
        ficha: {
          editores: [
            { nombres: 'Eva', apellidos: 'Soto' },
            { nombres: 'Luis', apellidos: 'Cano' },
          ],
          edicion: null,
          isbn: { PDF: '9788437604947' },
        },
      },
    ]),
  );
});

it('says beside the field what is wrong, and nothing of what belongs to another type', async () => {
  const { user, sent, choose, save } = await opened({ tipo: 'LIBRO' });
  await fill(user, { 'ISBN \\(EPUB': '978-84-376-0494-8', 'Edición del volumen': '; Soto' });
  await save();
  await waitFor(() => expect(Object.keys(complaints())).toHaveLength(2));
  expect(Object.values(complaints()).join()).toContain('No es un ISBN');
  expect(sent).toEqual([]);
  await choose('TESIS');
  await save();
  await waitFor(() => expect(sent).toEqual([{}]));
  // What was typed is still there.
  await choose('LIBRO');
  expect(screen.getByLabelText<HTMLInputElement>('ISBN (EPUB)').value).toBe('978-84-376-0494-8');
});
