// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { Toaster } from 'react-hot-toast';
import { expect, it } from 'vitest';
import type { Production } from '#contract/entities/production.ts';
import { enterAs } from '#web/data/session.fixture.ts';
import { humedales } from '#web/publication.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { WorkProduction } from './work-production.tsx';

const work = humedales({ estado: 'APROBADO', etapaProduccion: 'CORRECCION_AUTOR' });
const p = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] });
const sent: Production = {
  publicacionId: work.id,
  etapa: 'CORRECCION_AUTOR',
  desde: '2026-11-20T10:00:00.000Z',
  fechaLimite: '2099-12-01T10:00:00.000Z',
  fechaPrevista: null,
  zonaHoraria: null,
  version: 1,
  cambios: [
    { clave: 'a'.repeat(16), parte: 'TEXTO', antes: p('Se a ido.'), despues: p('Se ha ido.'), respuesta: null },
    { clave: 'b'.repeat(16), parte: 'REFERENCIAS', antes: null, despues: p('Ruiz, 2020.'), respuesta: null },
  ],
  pruebas: [],
  puntos: [],
  acciones: ['RESPONDER_CAMBIO'],
};

/** A server that keeps each answer, and lets the changes be handed back once all have one. */
async function shown() {
  await enterAs('AUTOR');
  let now = sent;
  return show(
    <main>
      <WorkProduction work={work} />
      <Toaster />
    </main>,
    {
      readProduction: () => now,
      readProductionText: () => ({
        documento: { type: 'doc', content: [p('Se ha ido.')] },
        referencias: [],
        revision: 2,
        cabecera: { titulo: work.titulo, resumen: work.resumen, traducciones: [] },
        revisionCabecera: 0,
      }),
      answerChange: ({ params: { clave }, body }) => {
        const respuesta = {
          aceptado: body.aceptado,
          texto: body.aceptado ? '' : body.texto,
          persona: 'Irene Prueba',
          fecha: '2026-11-21T10:00:00.000Z',
        };
        const cambios = now.cambios.map((each) => (each.clave === clave ? { ...each, respuesta } : each));
        const isWhole = cambios.every((each) => each.respuesta);
        now = {
          ...now,
          cambios,
          acciones: isWhole ? ['DEVOLVER_CORRECCION', 'RESPONDER_CAMBIO'] : ['RESPONDER_CAMBIO'],
        };
        return now;
      },
      takeProductionStep: () => {
        now = { ...now, etapa: 'CORRECCION', cambios: [], acciones: [] };
        return now;
      },
    },
  );
}

it('shows each changed passage as a change, and takes its answers one by one', async () => {
  const { user } = await shown();
  const first = await screen.findByRole('listitem', { name: 'Cambio 1' });
  expect(within(first).getByText(/^ha/).closest('ins')).not.toBeNull();
  expect(screen.getByText('2 sin respuesta de 2')).toBeTruthy();
  expect(screen.getByText(/^Te toca a ti: acepta cada cambio/)).toBeTruthy();
  expect(screen.getByText(/^Tienes hasta el .* para responder/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Aceptar el cambio 1' }));
  expect(await within(first).findByText('Aceptado')).toBeTruthy();
  // Rejecting takes a word.
  await user.click(screen.getByRole('button', { name: 'Rechazar el cambio 2' }));
  expect(screen.getByRole('button', { name: 'Rechazar el cambio 2' })).toHaveProperty('disabled', true);
  await user.type(screen.getByLabelText(/^Por qué no/), 'No es esa.');
  await user.click(screen.getByRole('button', { name: 'Rechazar el cambio 2' }));
  expect(await screen.findByText('No es esa.')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Devolver la corrección respondida' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Devolver la corrección respondida' }));
  expect(await screen.findByText('Corrección devuelta: gracias')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Producción: Corrección del texto' })).toBeTruthy();
});

it('says beside a date which holds, where the work stands in a number that is to come', async () => {
  await enterAs('EDITOR');
  const [early, late] = ['2099-05-01T09:00:00.000Z', '2099-06-01T09:00:00.000Z'];
  const issue = { id: work.id, volumen: '12', numero: '3', anio: 2099, titulo: '' };
  const ready: Production = { ...sent, etapa: 'LISTA', fechaLimite: null, cambios: [], acciones: ['PROGRAMAR'] };
  const say = async (own: string | null, ofNumber: string | null) => {
    const dates = {
      ...{ fechaPrevista: own, zonaHoraria: own && 'UTC' },
      numero: { ...issue, fechaPrevista: ofNumber, zonaHoraria: ofNumber && 'UTC' },
    };
    const { unmount } = await show(<WorkProduction work={work} />, {
      readProduction: () => ({ ...ready, ...dates }),
      readProductionText: () => new Promise<never>(() => undefined),
    });
    const line = (await screen.findByText(/Vol\. 12/)).textContent;
    unmount();
    return line;
  };
  expect(await say(late, early)).toMatch(/^Sale antes, con Vol. 12, núm. 3 \(2099\), el 1 de mayo de 2099/);
  expect(await say(early, late)).toMatch(/sale después, el 1 de junio de 2099, 09:00 \(UTC\): la obra se adelanta/);
  expect(await say(null, early)).toMatch(/^Sale con Vol. 12/);
  expect(await say(early, null)).toMatch(/en preparación: si el número se publica antes, sale con él/);
});
