/** Somebody who is away from … to …: deadlines, candidates, reminders and editors know it (issue 8). */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { dayMs } from '#contract/time.ts';
import { remindAll } from '#server/features/editorial/reminders/send-reminders.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { inReview } from '#server/testing/works.ts';

describePlatform('an absence', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let admin: TestPerson;
  let away: TestPerson;
  let work: string;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    admin = await platform().person('Ada', 'ADMIN');
  });
  beforeEach(async () => {
    away = await platform().account({ nombres: 'Rubén', apellidos: 'Ausente' }, 'REVISOR');
    work = (await inReview(author)).id;
  });
  const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
  const from = (days: number) => `${dayIn(days)}T00:00:00.000Z`;
  const until = (days: number) => `${dayIn(days)}T23:59:59.000Z`;
  const say = (body: Parameters<TestPerson['call']['updateProfile']>[0]['body'], who = away) =>
    who.call.updateProfile({ body });
  const assign = (fechaLimite?: string) =>
    editor.call.assignReviewer({
      params: { id: work },
      body: { revisorId: away.user.id, ...(fechaLimite && { fechaLimite }) },
    });

  it('is said with its first and last day, and a note, and ended', async () => {
    const said = { ausenteDesde: from(0), noDisponibleHasta: until(9), notaAusencia: 'En campaña.' };
    expect((await say(said)).data).toMatchObject(said);
    expect(await away.call.authProfile()).toMatchObject(said);
    expect((await say({ noDisponibleHasta: null })).data).toMatchObject({
      ausenteDesde: null,
      noDisponibleHasta: null,
      notaAusencia: '',
    });
  });

  it('is refused where a day is past, or the last comes before the first, and the field is named', async () => {
    const refused = async (body: Parameters<typeof say>[0]) => (await problemOf(say(body))).errors;
    const past = 'Ese día ya ha pasado: elige hoy o uno más adelante.';
    expect(await refused({ noDisponibleHasta: until(-1) })).toMatchObject([
      { field: 'noDisponibleHasta', message: past },
    ]);
    expect(await refused({ ausenteDesde: from(-1), noDisponibleHasta: until(3) })).toMatchObject([
      { field: 'ausenteDesde', message: past },
    ]);
    expect(await refused({ ausenteDesde: from(5), noDisponibleHasta: until(3) })).toMatchObject([
      { field: 'noDisponibleHasta', message: 'El último día no puede ser anterior al primero.' },
    ]);
    expect(await refused({ ausenteDesde: from(5) })).toMatchObject([{ field: 'noDisponibleHasta' }]);
    // Today is not past.
    expect((await say({ ausenteDesde: from(0), noDisponibleHasta: until(0) })).data.noDisponibleHasta).toBe(until(0));
  });

  it('ranks a candidate below the rest while it lasts, and shows editors until when and the note', async () => {
    const other = await platform().account({ nombres: 'Zoe', apellidos: 'Zeta' }, 'REVISOR');
    const places = async () => {
      const { candidatos } = await editor.call.listCandidates({ params: { id: work }, query: { limit: 50 } });
      const at = (who: TestPerson) => candidatos.findIndex(({ id }) => id === who.user.id);
      return { isBefore: at(away) < at(other), told: candidatos[at(away)] };
    };
    expect(await places()).toMatchObject({ isBefore: true, told: { noDisponibleHasta: null, notaAusencia: '' } });
    // One that begins after an answer would be due is told, since a review would meet it; one after that is not.
    await say({ ausenteDesde: from(12), noDisponibleHasta: until(14), notaAusencia: 'En campaña.' });
    expect(await places()).toMatchObject({
      isBefore: true,
      told: { ausenteDesde: from(12), noDisponibleHasta: until(14), notaAusencia: 'En campaña.' },
    });
    await say({ ausenteDesde: from(40), noDisponibleHasta: until(44) });
    expect(await places()).toMatchObject({ isBefore: true, told: { noDisponibleHasta: null, notaAusencia: '' } });
    await say({ ausenteDesde: from(1), noDisponibleHasta: until(9) });
    expect(await places()).toMatchObject({
      isBefore: false,
      told: { ausenteDesde: from(1), noDisponibleHasta: until(9) },
    });
    await say({ ausenteDesde: from(0) });
    expect(await places()).toMatchObject({
      isBefore: false,
      told: { ausenteDesde: null, noDisponibleHasta: until(9), notaAusencia: 'En campaña.' },
    });
  });

  it('is measured by the time limits of the work’s journal, also where nobody chooses who is asked', async () => {
    const { id: revistaId } = await admin.call.createJournal({ body: { clave: 'anales', nombre: 'Anales' } });
    const ajustes = { plazoInvitacionDias: 20, plazoRevisionDias: 60 };
    await admin.call.changeJournal({ params: { id: revistaId }, body: { publica: true, ajustes } });
    const there = (await inReview(author, { revistaId })).id;
    const other = await platform().account({ nombres: 'Zoe', apellidos: 'Zeta' }, 'REVISOR');
    const seen = async (id: string) => {
      const { candidatos } = await editor.call.listCandidates({ params: { id }, query: { limit: 50 } });
      const at = (who: TestPerson) => candidatos.findIndex((each) => each.id === who.user.id);
      return { isBefore: at(away) < at(other), until: candidatos[at(away)]?.noDisponibleHasta };
    };
    const asked = async (id: string) => {
      const body = { deseados: 1, candidatos: [away.user.id] };
      return (await editor.call.saveAlternates({ params: { id }, body })).candidatos[0]?.descartada;
    };
    await say({ ausenteDesde: from(40), noDisponibleHasta: until(44) });
    expect(await seen(work)).toEqual({ isBefore: true, until: null });
    expect(await seen(there)).toEqual({ isBefore: true, until: until(44) });
    await say({ ausenteDesde: from(12), noDisponibleHasta: until(14) });
    expect(await seen(work)).toEqual({ isBefore: true, until: until(14) });
    expect(await seen(there)).toEqual({ isBefore: false, until: until(14) });
    expect([await asked(work), await asked(there)]).toEqual([null, 'NO_DISPONIBLE']);
  });

  it('has the deadlines that the platform proposes counted from the return, and none that an editor chose', async () => {
    await platform().settings({ plazoRevisionDias: 21, plazoInvitacionDias: 7 });
    await say({ noDisponibleHasta: until(10) });
    expect(await assign()).toMatchObject({ fechaLimite: until(31), fechaInvitacionVence: until(17) });
    // Of one to come the days that a review would meet are not counted either.
    work = (await inReview(author)).id;
    await say({ ausenteDesde: from(3), noDisponibleHasta: until(12) });
    const { fechaLimite, fechaInvitacionVence } = await assign();
    expect(fechaLimite?.slice(0, 10)).toBe(until(31).slice(0, 10));
    expect(fechaInvitacionVence?.slice(0, 10)).toBe(until(17).slice(0, 10));
    work = (await inReview(author)).id;
    await say({ ausenteDesde: null, noDisponibleHasta: until(10) });
    expect(await assign(until(5))).toMatchObject({ fechaLimite: until(5), fechaInvitacionVence: until(5) });
  });

  it('lets nobody be reminded meanwhile, by the platform or by hand', async () => {
    await platform().settings({ recordatorios: true, recordarAntesDias: [2], recordarDespuesDias: [] });
    const { id } = await assign(until(3));
    await say({ noDisponibleHasta: until(4) });
    const mailed = async () => (await mailsTo(platform(), away.user.email)).length;
    const before = await mailed();
    const turn = () => remindAll(platform().services, new Date(Date.now() + 2 * dayMs), new AbortController().signal);
    const byHand = async () =>
      (await editor.call.previewReminders({ body: { revisiones: [id] } })).recordatorios[0]?.impide;
    await turn();
    expect([(await mailed()) - before, await byHand()]).toEqual([0, 'AUSENTE']);
    await say({ noDisponibleHasta: null });
    expect(await byHand()).toBeNull();
    await turn();
    expect((await mailed()) - before).toBe(1);
  });

  it('tells the editors what of the reviewer’s is due meanwhile, once each, and where it is not so any more', async () => {
    const { id } = await assign(until(8));
    await away.call.acceptReview({ params: { id } });
    const told = async () => {
      const { notifications } = await editor.call.listNotifications({ query: { limit: 100 } });
      return notifications.flatMap(({ titulo, publicacionId, clase }) =>
        publicacionId === work && clase === 'PLAZO' ? titulo : [],
      );
    };
    const falls = 'Una ausencia cae sobre un plazo';
    // Whoever is back before it is due reviews in time.
    await say({ ausenteDesde: from(1), noDisponibleHasta: until(7) });
    expect(await told()).toEqual([]);
    await say({ noDisponibleHasta: until(8) });
    await say({ notaAusencia: 'En campaña.' });
    await say({ ausenteDesde: from(2), noDisponibleHasta: until(8) });
    expect(await told()).toEqual([falls]);
    // Another day of return is news; two absences that meet are the last that was said.
    await say({ noDisponibleHasta: until(12) });
    expect(await told()).toEqual([falls, falls]);
    const [load] = (await editor.call.editorialDesk({ params: { id: work } })).cargas;
    expect(load).toMatchObject({ ausenteDesde: from(2), ausenteHasta: until(12), notaAusencia: 'En campaña.' });
    await say({ noDisponibleHasta: null });
    expect(await told()).toEqual(['Ninguna ausencia cae ya sobre ese plazo', falls, falls]);
    // No deadline moves by itself, and what is handed in is not awaited.
    expect((await away.call.getReview({ params: { id } })).fechaLimite).toBe(until(8));
    await away.call.updateReview({ params: { id }, body: { estado: 'ACEPTADA', comentarios: 'Bien.' } });
    await say({ noDisponibleHasta: until(9) });
    expect(await told()).toHaveLength(3);
  });

  it('of who has not answered an invitation is told to the editors where the answer is due meanwhile', async () => {
    await platform().settings({ plazoRevisionDias: 21, plazoInvitacionDias: 7 });
    await assign();
    const told = async () => (await editor.call.listNotifications()).notifications[0];
    await say({ ausenteDesde: from(3), noDisponibleHasta: until(9) });
    expect(await told()).toMatchObject({ publicacionId: work, titulo: 'Una ausencia cae sobre un plazo' });
  });

  it('of an editor is shown where works are given to them, and to administrators, with the note to editors alone', async () => {
    const colleague = await platform().account({ nombres: 'Ema', apellidos: 'Fuera' }, 'EDITOR');
    await say({ noDisponibleHasta: until(4), notaAusencia: 'Escribid a Elena.' }, colleague);
    const { editores } = await editor.call.editorialDesk({ params: { id: work } });
    expect(editores.find(({ id }) => id === colleague.user.id)).toMatchObject({
      ausenteHasta: until(4),
      notaAusencia: 'Escribid a Elena.',
    });
    expect(editores.find(({ id }) => id === editor.user.id)).toMatchObject({ ausenteHasta: null, notaAusencia: '' });
    const listed = async (by: TestPerson) =>
      (await by.call.listUsers({ query: { search: 'Fuera' } })).users.find(({ id }) => id === colleague.user.id);
    expect(await listed(admin)).toMatchObject({ ausenteHasta: until(4) });
  });
});
