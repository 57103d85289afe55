// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { describe, expect, it, onTestFinished } from 'vitest';
import { defaultSettings, identitySchema } from '#contract/entities/system.ts';
import { principalJournal } from '#contract/journals.ts';
import { away, complaints, field, fill, refusing, showForm } from '#web/features/forms/form.fixture.tsx';
import { readBegunDraft } from '#web/features/publications/begun-draft.ts';
import { speak } from '#web/messages/i18n.ts';
import { humedales } from '#web/publication.fixture.ts';
import { managed } from '#web/screens/admin/journals/managed-journal.fixture.ts';
import { Screen } from './new.tsx';

const address = '/publicaciones/nueva';
const button = () => screen.getByRole('button', { name: 'Crear Publicación' });
const written = { Título: ' Humedales ', Resumen: 'Aves de paso.', 'Palabras clave': 'aves, salinidad, aves' };
type Answers = NonNullable<Parameters<typeof showForm>[1]>;

/** What the dashboard learns of the draft that was made. */
const Told = () => <p>Borrador: {readBegunDraft(useLocation().state)?.titulo}</p>;

async function opened(createPublication: Answers['createPublication']) {
  const screens = (
    <>
      <Screen />
      <Told />
    </>
  );
  const shown = await showForm(screens, { createPublication }, address);
  const sent = () => shown.asked.filter(({ call }) => call === 'createPublication').map(({ input }) => input);
  return { ...shown, sent };
}

it('says beside each field what is missing or wrong, and goes to the first', async () => {
  const { user, sent } = await opened(away);
  await fill(user, { Páginas: '100001' });
  await user.click(button());
  await waitFor(() =>
    expect(Object.values(complaints())).toEqual([
      'Escribe el título',
      'Escribe el resumen',
      'Escribe al menos una palabra clave',
      'Escribe un número entero, como mucho 100.000',
    ]),
  );
  expect(document.activeElement).toBe(field('Título'));
  expect(sent()).toEqual([]);
});

it('makes one draft, also at a double click, and leads to the dashboard', async () => {
  const { user, sent, place } = await opened(() => humedales());
  await fill(user, written);
  await user.selectOptions(field('Tipo'), 'Tesis');
  await user.dblClick(button());
  await waitFor(() => expect(place()).toBe('/dashboard'));
  expect(await screen.findByText('Borrador: Humedales')).toBeTruthy();
  const metadatos = { doi: expect.stringMatching(/^10\.1000\/\d{1,5}$/), pages: 0 };
  const facts = { titulo: 'Humedales', resumen: 'Aves de paso.', palabrasClave: ['aves', 'salinidad'], tipo: 'TESIS' };
  expect(sent()).toEqual([{ body: { ...facts, idioma: 'es', metadatos, coautoresIds: [] } }]);
});

it('proposes the language of the screens for the work, and takes another', async () => {
  await speak('en');
  onTestFinished(() => speak('es'));
  const { user, sent } = await opened(() => humedales());
  await fill(user, { Title: 'Wetlands', Abstract: 'Birds of passage.', Keywords: 'birds' });
  expect(field('Language').value).toBe('en');
  await user.click(screen.getByRole('button', { name: 'Create Publication' }));
  await waitFor(() => expect(sent()).toMatchObject([{ body: { titulo: 'Wetlands', idioma: 'en' } }]));
});

it('keeps the language that was chosen', async () => {
  const { user, sent } = await opened(() => humedales());
  await fill(user, written);
  await user.selectOptions(field('Idioma'), 'Portugués');
  await user.click(button());
  await waitFor(() => expect(sent()).toMatchObject([{ body: { idioma: 'pt' } }]));
});

it('says beside its field what the server has against it', async () => {
  const { user, place } = await opened(refusing({ 'metadatos.pages': 'Demasiadas páginas.' }));
  await fill(user, written);
  await user.click(button());
  await waitFor(() => expect(Object.values(complaints())).toEqual(['Demasiadas páginas.']));
  expect([document.activeElement, place()]).toEqual([field('Páginas'), address]);
});

it('says that the server cannot be reached, and keeps what was written', async () => {
  const { user, place } = await opened(away);
  await fill(user, written);
  await user.click(button());
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Error al crear publicación: No pudimos conectar/);
  expect([field('Resumen').value, place()]).toEqual(['Aves de paso.', address]);
});

describe('where there is more than one journal', () => {
  const section = {
    ...{ id: '0190a000-0000-7000-8000-0000000000c1', nombre: { es: 'Reseñas', en: '' }, conRevision: false },
    ...{ indexada: true, palabrasMinimas: null, palabrasMaximas: 1500, cerrada: false },
  };
  const closed = {
    ...section,
    id: '0190a000-0000-7000-8000-0000000000c2',
    nombre: { es: 'Notas', en: '' },
    cerrada: true,
  };
  const pliego = managed({ id: principalJournal, nombre: 'Pliego', clave: 'revista', principal: true });
  const anales = managed({
    secciones: [section, closed],
    vigentes: { ...defaultSettings, prefijoDoi: '10.5555' },
  });
  const shut = managed({ id: '0190a000-0000-7000-8000-0000000000a9', nombre: 'Cerrada', recibe: false });
  const answers: Answers = {
    createPublication: () => humedales(),
    getIdentity: () => ({ ...identitySchema.parse(defaultSettings), variasRevistas: true }),
    listJournals: () => ({ revistas: [pliego, anales, shut] }),
    getJournal: () => {
      throw new Error('not needed');
    },
  };
  const openedWith = async (said: Answers = {}) => {
    const shown = await showForm(<Screen />, { ...answers, ...said }, address);
    await screen.findByLabelText(/^Revista/);
    const sent = () => shown.asked.filter(({ call }) => call === 'createPublication').map(({ input }) => input);
    return { ...shown, sent };
  };

  it('asks for one of those that take works, and for one of its sections that do', async () => {
    const { user, sent, place } = await openedWith();
    await fill(user, written);
    await user.click(button());
    await waitFor(() => expect(complaints()).toEqual({ Revista: 'Elige a qué revista va' }));
    const names = (label: string) => Array.from(field(label).querySelectorAll('option'), ({ text }) => text);
    expect(names('Revista')).toEqual(['Elige una revista', 'Pliego', 'Anales']);
    await user.selectOptions(field('Revista'), 'Anales');
    expect(names('Sección')).toEqual(['Elige una sección', 'Reseñas']);
    await user.click(button());
    await waitFor(() => expect(complaints()).toMatchObject({ Sección: 'Elige a qué sección va' }));
    expect(sent()).toEqual([]);
    await user.selectOptions(field('Sección'), 'Reseñas');
    expect(screen.getByText('Hasta 1500 palabras. Se decide sin revisión por pares.')).toBeTruthy();
    await user.click(button());
    await waitFor(() => expect(place()).toBe('/dashboard'));
    const doi = expect.stringMatching(/^10\.5555\//);
    expect(sent()).toMatchObject([{ body: { revistaId: anales.id, seccionId: section.id, metadatos: { doi } } }]);
  });

  it('forgets the section of another journal', async () => {
    const { user, sent } = await openedWith();
    await fill(user, written);
    await user.selectOptions(field('Revista'), 'Anales');
    await user.selectOptions(field('Sección'), 'Reseñas');
    await user.selectOptions(field('Revista'), 'Pliego');
    expect(screen.queryByLabelText(/^Sección/)).toBeNull();
    await user.click(button());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()).toMatchObject([{ body: { revistaId: principalJournal } }]);
    expect(sent()).not.toMatchObject([{ body: { seccionId: expect.anything() } }]);
  });

  it('shows the rules of the journal that is chosen', async () => {
    const text = { type: 'text' as const, text: 'Hasta seis mil palabras.' };
    const documento = { type: 'doc' as const, content: [{ type: 'paragraph' as const, content: [text] }] };
    const { user } = await openedWith({
      getJournal: () => ({
        ...{ ...anales, contacto: '', telefono: '', direccion: '', licencia: '', prefijoDoi: '', consejo: [] },
        ...{ identidadRevision: 'abierta' as const, anuncios: [], anios: [] },
        textos: [{ tipo: 'normas', documento, fechaActualizacion: '2026-03-01T10:00:00.000Z' }],
      }),
    });
    await user.selectOptions(field('Revista'), 'Anales');
    await user.click(await screen.findByText('Normas para autores de Anales'));
    expect(screen.getByText('Hasta seis mil palabras.')).toBeTruthy();
  });
});
