// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { PublishedRound } from '#contract/entities/published-process.ts';
import { loadTexts } from '#web/messages/i18n.ts';
import { show } from '#web/show.fixture.tsx';
import { PublishedRoundView } from './published-round.tsx';

const work = { id: '1', idioma: 'es', versionActual: 2 };
const day = '2026-03-02T12:00:00.000Z';
const round: PublishedRound = {
  ronda: 1,
  version: 1,
  revisiones: [
    {
      numero: 1,
      revisor: 'Rubén Soto',
      fecha: day,
      version: 1,
      estado: 'DEVUELTA',
      comentarios: 'Falta el método.',
      formulario: [
        {
          id: 'claro',
          tipo: 'SI_NO',
          etiqueta: '¿Es claro?',
          etiquetaEn: '',
          opciones: [],
          obligatorio: false,
          paraAutor: true,
        },
      ],
      respuestas: { claro: false },
      anotaciones: [{ exacto: 'doce lagunas', prefijo: '', sufijo: '', posicion: 9, texto: '¿Por qué doce?' }],
      comentarioAutor: null,
      respuesta: { fecha: day, puntos: [{ punto: 'Falta el método.', respuesta: 'Está en la sección 2.' }] },
    },
  ],
  decision: { accion: 'SOLICITAR_CAMBIOS', fecha: day },
};

it('reads as a conversation: what was said, what was answered, what was decided', async () => {
  await loadTexts('reading');
  const { container, getByRole } = await show(<PublishedRoundView work={work} round={round} />);
  const said = container.textContent ?? '';
  const order = [
    'Ronda 1',
    'Revisión de Rubén Soto',
    'Pide cambios',
    'Falta el método.',
    '¿Es claro?',
    'No',
    '«doce lagunas»',
    '¿Por qué doce?',
    'Respuesta de los autores, punto por punto',
    'Está en la sección 2.',
    'Se pidieron cambios a sus autores.',
  ];
  // Each after the one before it.
  expect(said).toMatch(new RegExp(order.map((words) => words.replace(/[?.]/g, '\\$&')).join('.*')));
  // Its version can be read, since it is not the published one.
  expect(getByRole('link').getAttribute('href')).toBe('/catalogo/1/versiones/1');
});

it('says of a review written before the work was returned of which version it speaks', async () => {
  await loadTexts('reading');
  const { container } = await show(<PublishedRoundView work={work} round={{ ...round, version: 2 }} />);
  expect(container.textContent).toContain('Se escribió sobre la versión 1');
});
