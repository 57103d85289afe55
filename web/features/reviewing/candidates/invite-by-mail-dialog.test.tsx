// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultSettings } from '#contract/entities/system.ts';
import { complaints, field, fill, refusing, showForm } from '#web/features/forms/form.fixture.tsx';
import { dayAfter } from '#web/features/reviewing/deadline.ts';
import { review } from '#web/features/reviewing/review.fixture.ts';
import { humedales } from '#web/publication.fixture.ts';
import { InviteByMailDialog } from './invite-by-mail-dialog.tsx';
import { InviteSuggested } from './invite-suggested.tsx';

const work = humedales({ estado: 'EN_REVISION', acciones: ['CREAR_REVISION'] });
const lea = { Nombre: 'Lea', Apellidos: 'Soto', Correo: 'Lea@Fuera.test', 'Fecha límite': '2031-05-04' };
const revision = review('r1', { publicacionId: work.id, revisorNombre: 'Lea Soto', acciones: ['GESTIONAR'] });

type Answers = NonNullable<Parameters<typeof showForm>[1]>;
async function shown(answers: Answers = {}, form = <InviteByMailDialog work={work} onClose={() => {}} />) {
  const drawn = await showForm(form, answers);
  const sent = () => drawn.asked.filter(({ call }) => call === 'inviteByMail').map(({ input }) => input);
  return { ...drawn, sent };
}
const send = () => screen.findByRole('button', { name: 'Enviar la invitación' });

it('asks who it is, at which address, in which language, until when and in which words', async () => {
  const { user, sent } = await shown({ inviteByMail: () => ({ revision, cuenta: 'NUEVA', enCorreo: true }) });
  await screen.findByRole('dialog', { name: 'Invitar por correo a revisar' });
  await fill(user, { ...lea, 'Unas palabras tuyas': 'Te leí en Lima.' });
  await user.selectOptions(field('Idioma de la invitación'), 'Inglés');
  await user.click(await send());
  await screen.findByText('Invitación enviada a Lea Soto.');
  const body = { nombres: 'Lea', apellidos: 'Soto', email: 'lea@fuera.test', afiliacion: '', idioma: 'en' };
  const said = { indicaciones: 'Te leí en Lima.', fechaLimite: '2031-05-04T23:59:59.000Z' };
  expect(sent()).toEqual([{ params: { id: work.id }, body: { ...body, ...said } }]);
});

it('leaves the day to the server, which knows when they are away, while nobody types one', async () => {
  const { user, sent } = await shown({
    getSettings: () => defaultSettings,
    inviteByMail: () => ({ revision, cuenta: 'ABIERTA', enCorreo: true }),
  });
  await screen.findByDisplayValue(dayAfter(defaultSettings.plazoRevisionDias));
  const { 'Fecha límite': _, ...named } = lea;
  await fill(user, named);
  await user.click(await send());
  await expect.poll(sent).toHaveLength(1);
  expect(sent()[0]).not.toHaveProperty('body.fechaLimite');
});

it('says beside each field what is missing, and what the server has against the address', async () => {
  const said = 'Esa dirección es de una cuenta bloqueada.';
  const { user, sent } = await shown({ inviteByMail: refusing({ email: said }, 'revisor_no_valido') });
  await screen.findByRole('dialog');
  await user.click(await send());
  expect(Object.keys(complaints())).toEqual(['Nombre', 'Apellidos', 'Correo']);
  expect(sent()).toEqual([]);
  await fill(user, lea);
  await user.click(await send());
  expect(complaints()).toEqual({ Correo: said });
});

it('says where no mail server takes the invitation on, and who passes its link on', async () => {
  const { user } = await shown({ inviteByMail: () => ({ revision, cuenta: 'NUEVA', enCorreo: false }) });
  await screen.findByRole('dialog');
  await fill(user, lea);
  await user.click(await send());
  const told = await screen.findByText(/^La invitación está hecha, pero aquí no hay servidor de correo/);
  expect(told.closest('[role=status]')?.textContent).toContain('puede hacérselo llegar a lea@fuera.test');
});

it('lies ready for whom a reviewer who declines suggests, one press away', async () => {
  const declined = review('r2', {
    revisorNombre: 'Ana Ruiz',
    sugiereA: 'Dra. Eva Sol, UNAM, eva@sol.org; Platón',
    acciones: [],
  });
  const { user } = await shown({}, <InviteSuggested work={work} review={declined} />);
  await user.click(await screen.findByRole('button', { name: 'Invitar a Eva Sol' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invitar por correo a revisar' });
  within(dialog).getByText(/^Sugerencia de Ana Ruiz: «Dra. Eva Sol, UNAM, eva@sol.org; Platón»/);
  expect(['Nombre', 'Apellidos', 'Correo', 'Afiliación'].map((label) => field(label).value)).toEqual([
    'Eva',
    'Sol',
    'eva@sol.org',
    'UNAM',
  ]);
});

it('is not offered of a work that is not in review, nor of words that nobody suggested', async () => {
  const said = review('r2', { sugiereA: 'Eva Sol', acciones: [] });
  await shown({}, <InviteSuggested work={humedales()} review={said} />);
  await shown({}, <InviteSuggested work={work} review={review('r3')} />);
  expect(screen.queryByRole('button')).toBeNull();
});
