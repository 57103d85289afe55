// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { Toaster } from 'react-hot-toast';
import { expect, it } from 'vitest';
import type { WorkSuccession } from '#contract/entities/succession.ts';
import { enterAs } from '#web/data/session.fixture.ts';
import { SuccessionOnDesk } from '#web/features/editorial/succession-on-desk.tsx';
import { refusing } from '#web/features/forms/form.fixture.tsx';
import { humedales } from '#web/publication.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { SuccessionNotice, SuccessionSection } from './work-succession.tsx';

const { autorPrincipal } = humedales();
const signed = { ...autorPrincipal, orcid: null, afiliaciones: [], correspondencia: false, credit: [] };
const work = humedales({ autores: [signed] });
const ana = { id: '01890000-0000-7000-8000-0000000000a1', nombre: 'Ana Ruiz', firma: true };
const luis = { id: '01890000-0000-7000-8000-0000000000a2', nombre: 'Luis Cano', firma: false };
const proposed: NonNullable<WorkSuccession['relevo']> = {
  personaId: ana.id,
  nombre: ana.nombre,
  porRedaccion: false,
  motivo: 'Me voy un año.',
  fecha: '2026-11-20T10:00:00.000Z',
  fechaLimite: null,
  fechaAceptado: null,
  fechaConforme: '2026-11-20T10:00:00.000Z',
};

/** The page of a work whose server takes a proposal, and its taking back. */
async function shown(first: WorkSuccession, part = <SuccessionSection work={work} />, failing = {}) {
  await enterAs('AUTOR');
  let now = first;
  return show(
    <main>
      <SuccessionNotice work={work} />
      {part}
      <Toaster />
    </main>,
    {
      getSuccession: () => now,
      proposeSuccession: () => {
        now = { ...now, relevo: proposed, acciones: ['RETIRAR'] };
        return now;
      },
      withdrawSuccession: () => {
        now = { ...now, relevo: null, acciones: ['PROPONER'] };
        return undefined;
      },
      ...failing,
    },
  );
}
const open: WorkSuccession = { relevo: null, candidatos: [ana, luis], acciones: ['PROPONER'] };
const dialog = async () => within(await screen.findByRole('alertdialog'));

it('is proposed to one of the authors, a reason being optional, and taken back', async () => {
  const { user, asked } = await shown(open);
  await user.click(await screen.findByRole('button', { name: 'Proponer un relevo' }));
  const form = await dialog();
  const send = form.getByRole('button', { name: 'Proponer' });
  expect(send).toHaveProperty('disabled', true);
  expect(form.getByRole('option', { name: 'Luis Cano (aún no ha dicho si firma)' })).toBeTruthy();
  await user.selectOptions(form.getByLabelText(/^Persona/), 'Ana Ruiz');
  await user.type(form.getByLabelText(/^Motivo/), 'Me voy un año.');
  await user.click(send);
  expect(await screen.findByText('Relevo propuesto: Ana Ruiz')).toBeTruthy();
  expect(asked.find(({ call }) => call === 'proposeSuccession')?.input).toEqual({
    params: { id: work.id },
    body: { personaId: ana.id, motivo: 'Me voy un año.' },
  });
  expect(screen.queryByRole('button', { name: 'Proponer un relevo' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Retirar la propuesta' }));
  expect(await screen.findByRole('button', { name: 'Proponer un relevo' })).toBeTruthy();
  expect(screen.queryByText('Relevo propuesto: Ana Ruiz')).toBeNull();
});

it('keeps what was written where it is refused, and says why', async () => {
  const { user } = await shown({ ...open, candidatos: [ana] }, undefined, {
    proposeSuccession: refusing({}, 'relevo_abierto'),
  });
  await user.click(await screen.findByRole('button', { name: 'Proponer un relevo' }));
  const form = await dialog();
  await user.type(form.getByLabelText(/^Motivo/), 'Me voy.');
  await user.click(form.getByRole('button', { name: 'Proponer' }));
  expect(await screen.findByText(/Ya hay una propuesta abierta/)).toBeTruthy();
  expect(form.getByLabelText(/^Motivo/)).toHaveProperty('value', 'Me voy.');
});

it('is not offered where nobody else has an account, nor to a co-author, who is shown what is proposed', async () => {
  const { unmount } = await shown({ ...open, candidatos: [] });
  expect(screen.queryByRole('button', { name: 'Proponer un relevo' })).toBeNull();
  unmount();
  await shown({ relevo: proposed, candidatos: [ana], acciones: ['RESPONDER'] });
  expect((await screen.findByRole('link', { name: 'Responder' })).getAttribute('href')).toBe('/coautorias');
  expect(screen.getByText('Motivo: Me voy un año.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retirar la propuesta' })).toBeNull();
});

it('asks for a reason on the desk, and says until when the main author may object', async () => {
  const { user } = await shown({ ...open, candidatos: [ana] }, <SuccessionOnDesk work={work} />);
  await user.click(await screen.findByRole('button', { name: 'Proponer un relevo' }));
  const form = await dialog();
  expect(form.getByText(/en 14 días, se entiende/)).toBeTruthy();
  expect(form.getByRole('button', { name: 'Proponer' })).toHaveProperty('disabled', true);
  await user.type(form.getByLabelText(/^Motivo/), 'Se ha jubilado.');
  await user.click(form.getByRole('button', { name: 'Proponer' }));
  expect(await screen.findByText(/Se ha propuesto a Ana Ruiz/)).toBeTruthy();
});

it('says on the desk that a main author who objected before must say yes', async () => {
  const again = { ...proposed, porRedaccion: true, fechaConforme: null };
  const { unmount } = await shown({ ...open, relevo: again, acciones: [] }, <SuccessionOnDesk work={work} />);
  expect(await screen.findAllByText(/lo diga también quien la lleva ahora.*nada cambia\./)).not.toHaveLength(0);
  unmount();
  const accepted = { ...again, fechaAceptado: proposed.fecha };
  await shown({ ...open, relevo: accepted, acciones: [] }, <SuccessionOnDesk work={work} />);
  expect(await screen.findAllByText(/Ha dicho que sí\. Falta que lo diga también/)).not.toHaveLength(0);
});
