/** Who signs a work: co-authors chosen and invited, in order (issue 3; docs/specification.md 4 and 5). */
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { CallInput } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { activity, authorships, coauthorships, mails } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { draft, inReview } from '#server/testing/works.ts';

type Sent = CallInput<Calls['saveAuthors']>['body']['autores'][number];

const email = 'lea@fuera.test';

describePlatform('the authors of a work', (platform) => {
  let main: TestPerson;
  let ana: TestPerson;
  let reader: TestPerson;
  let editor: TestPerson;
  const db = () => platform().services.db;
  beforeAll(async () => {
    main = await platform().person('Irene', 'AUTOR');
    ana = await platform().account({ nombres: 'Ana', orcid: '0000-0000-0011-341X', afiliacion: 'Lima' }, 'AUTOR');
    reader = await platform().person('Leandro', 'LECTOR');
    editor = await platform().person('Elena', 'EDITOR');
  });
  beforeEach(async () => {
    await db().delete(mails);
    await anHourLater();
    // Another address on the network for each test: calls are counted by it.
    await platform().person('Nadie');
  });

  const of = ({ user: { id, nombres, apellidos } }: TestPerson): Sent => ({ id, nombres, apellidos });
  const lea: Sent = { id: null, nombres: 'Lea', apellidos: 'Soto', email };
  const save = (id: string, autores: Sent[], by = main) => by.call.saveAuthors({ params: { id }, body: { autores } });
  const accept = (who: TestPerson, id: string) => who.call.acceptAuthorship({ params: { id } });
  const list = (id: string, by = main) => by.call.listAuthors({ params: { id } });
  const fieldsOf = async (attempt: Promise<unknown>) => (await problemOf(attempt)).errors?.map(({ field }) => field);
  const sent = () => db().select().from(mails).orderBy(mails.id);
  const tokenIn = ({ texto }: { texto: string }) => /\/coautoria\/([\w-]+)/.exec(texto)?.[1] ?? '';
  const anHourLater = () => db().update(coauthorships).set({ fecha: sql`now() - interval '61 minutes'` });
  const toldTo = async (person: TestPerson) =>
    (await person.call.listNotifications({ query: {} })).notifications.map(({ titulo }) => titulo);
  const invited = async (author: Sent = lea) => {
    const { id } = await draft(main);
    await save(id, [of(main), author]);
    const [mail] = await sent();
    return { id, token: mail ? tokenIn(mail) : '' };
  };

  it('invite strangers by mail from a confirmed address alone', async () => {
    const newcomer = await platform().account({ nombres: 'Nilo', fechaVerificacion: null }, 'AUTOR');
    const { id } = await draft(newcomer);
    const invite = save(id, [of(newcomer), lea], newcomer);
    expect(await problemOf(invite)).toMatchObject({ status: 403, code: 'confirma_tu_correo' });
    expect(await sent()).toEqual([]);
    await save(id, [of(newcomer), { id: null, nombres: 'Lea' }], newcomer);
  });

  it('are in the order in which they are sent, whoever sends the work', async () => {
    const { id } = await draft(main);
    await save(id, [of(ana), of(main), { id: null, nombres: 'Grupo Agua' }]);
    const work = await main.call.getPublication({ params: { id } });
    expect(work.autor).toBe('Ana De Prueba, Irene De Prueba, Grupo Agua');
    expect(work.autorPrincipal).toMatchObject({ id: main.user.id, nombres: 'Irene' });
    expect(work.coautoresIds).toEqual([ana.user.id]);
    expect(work.coautores.map(({ nombres }) => nombres)).toEqual(['Ana', 'Grupo Agua']);
  });

  it('keep what is said of them', async () => {
    const { id } = await draft(main);
    const said: Sent = {
      ...of(ana),
      orcid: '0000-0000-0011-341X',
      afiliaciones: ['Universidad A', 'Instituto B'],
      correspondencia: true,
      credit: ['software', 'writing-original-draft'],
    };
    const { autores } = await save(id, [of(main), said]);
    expect(autores).toMatchObject([{ principal: true }, { ...said, principal: false }]);
    await accept(ana, id);
    expect((await list(id)).autores).toMatchObject([{ principal: true }, { ...said, invitacion: null }]);
    const work = await main.call.getPublication({ params: { id } });
    expect(work.autores[1]).toEqual(said);
  });

  it('are chosen by the main author alone, on a draft', async () => {
    const { id } = await draft(main, { coauthors: [ana] });
    expect(await problemOf(save(id, [of(main), of(ana)], ana))).toMatchObject({ status: 403 });
    expect(await problemOf(save(id, [of(main)], reader))).toMatchObject({ status: 404 });
    const sentOff = await inReview(main);
    expect(await problemOf(save(sentOff.id, [of(main), of(ana)]))).toMatchObject({ code: 'solo_borradores' });
    expect(await problemOf(editor.call.listAuthors({ params: { id: sentOff.id } }))).toMatchObject({ status: 403 });
  });

  it('are refused by field: repeated, unknown, without the main author', async () => {
    const { id } = await draft(main);
    expect(await fieldsOf(save(id, [of(main), of(ana), of(ana)]))).toEqual(['autores.2.id']);
    expect(await fieldsOf(save(id, [of(main), lea, { ...lea, nombres: 'Otra' }]))).toEqual(['autores.2.email']);
    expect(await fieldsOf(save(id, [of(main), of(ana), { ...lea, email: ana.user.email }]))).toEqual([
      'autores.2.email',
    ]);
    expect(await fieldsOf(save(id, [of(ana)]))).toEqual(['autores']);
    const unknown = { ...of(ana), id: '01890000-0000-7000-8000-000000000000' };
    expect(await fieldsOf(save(id, [of(main), unknown]))).toEqual(['autores.1.id']);
    expect(await fieldsOf(save(id, [of(main), { ...lea, email: 'no es correo' }]))).toEqual(['autores.1.email']);
    expect(await sent()).toEqual([]);
  });

  it('who are chosen and say yes can write with the others', async () => {
    const { id } = await draft(main);
    const chosen = await platform().person('Carlos', 'LECTOR');
    await save(id, [of(main), of(chosen)]);
    const params = { id };
    await accept(chosen, id);
    await chosen.call.saveContent({ params, body: { contenido: 'A cuatro manos.' } });
    await chosen.call.updatePublication({ params, body: { titulo: 'De los dos' } });
    expect((await chosen.call.authProfile()).roles).toEqual(['AUTOR']);
    expect(await problemOf(chosen.call.submitReview({ params }))).toMatchObject({ status: 403 });
    const { autores } = await save(id, [of(chosen), of(main)]);
    expect(autores[0]).toMatchObject({ id: chosen.user.id, invitacion: null });
    expect((await toldTo(chosen)).filter((titulo) => titulo === '¿Firmas esta obra?')).toHaveLength(1);
  });

  it('leave a draft by themselves; the main author hears of it, and cannot', async () => {
    const { id } = await draft(main, { coauthors: [ana] });
    await ana.call.leaveAuthors({ params: { id } });
    expect(await problemOf(ana.call.getPublication({ params: { id } }))).toMatchObject({ status: 404 });
    expect(await toldTo(main)).toContain('Cambios en la autoría');
    expect(await problemOf(main.call.leaveAuthors({ params: { id } }))).toMatchObject({ status: 403 });
    const sentOff = await inReview(main, { coauthors: [ana] });
    expect(await problemOf(ana.call.leaveAuthors({ params: { id: sentOff.id } }))).toMatchObject({ status: 409 });
  });

  it('are found by name without accents, ten at most, never by address, blocked ones not', async () => {
    const find = (q: string) => main.call.findPeople({ query: { q } });
    const marta = await platform().account({ nombres: 'Márta', apellidos: 'Ñandú', email: 'zutana@prueba.test' });
    expect((await find('marta nandu')).people).toEqual([
      { id: marta.user.id, nombres: 'Márta', apellidos: 'Ñandú', afiliacion: '', orcid: null },
    ]);
    expect((await find('zutana')).people).toEqual([]);
    expect((await find('De Prueba')).people).toHaveLength(10);
    expect((await find('%%%')).people).toEqual([]);
    const admin = await platform().person('Ada', 'ADMIN');
    await admin.call.changeUser({ params: { id: marta.user.id }, body: { estado: 'BLOQUEADO' } });
    expect((await find('nandu')).people).toEqual([]);
    expect(await problemOf(reader.call.findPeople({ query: { q: 'marta' } }))).toMatchObject({ status: 403 });
  });

  it('who have no account are invited by mail, once', async () => {
    const { id } = await invited();
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ para: email, secreto: true, asunto: 'Te invitan a firmar «Una obra»' });
    const again = await save(id, [lea, of(main)]);
    expect(again.autores[0]).toMatchObject({ email, invitacion: { estado: 'PENDIENTE' } });
    expect(await sent()).toHaveLength(1);
  });

  it('are invited in the language of the work, of the account that has the address, or of who invites', async () => {
    const { id } = await draft(main, { idioma: 'en' });
    await save(id, [of(main), lea, { ...lea, email: ana.user.email }]);
    await ana.call.changePreferences({ body: { language: 'es' } });
    const other = await draft(main, { idioma: 'en' });
    await save(other.id, [of(main), { ...lea, email: ana.user.email }]);
    await main.call.changePreferences({ body: { language: 'en' } });
    for (const idioma of ['pt', 'es']) await save((await draft(main, { idioma })).id, [of(main), lea]);
    await main.call.changePreferences({ body: { language: 'es' } });
    expect((await sent()).map(({ asunto }) => asunto)).toEqual([
      'You are invited to sign “Una obra”',
      'You are invited to sign “Una obra”',
      'Te invitan a firmar «Una obra»',
      'You are invited to sign “Una obra”',
      'Te invitan a firmar «Una obra»',
    ]);
  });

  it('are answered alike whether the address has an account or not, and nothing is kept of the token', async () => {
    const { id } = await draft(main);
    const { autores } = await save(id, [of(main), lea, { ...lea, email: ana.user.email }]);
    const [, unknown, known] = autores;
    expect({ ...known, email: null, invitacion: null }).toEqual({ ...unknown, email: null, invitacion: null });
    expect(await sent()).toHaveLength(2);
    const [mail] = await sent();
    const kept = JSON.stringify(await db().select().from(coauthorships));
    expect(kept).not.toContain(mail && tokenIn(mail));
    const entries = await db().select().from(activity).where(eq(activity.publicacionId, id));
    expect(JSON.stringify(entries)).not.toContain('@');
  });

  it('see what an invitation is to before they answer, which opening does not do', async () => {
    const { token } = await invited();
    const seen = { titulo: 'Una obra', invita: 'Irene De Prueba', nombres: 'Lea', apellidos: 'Soto' };
    for (const call of [platform().guest, reader.call])
      expect(await call.getCoauthorship({ params: { token } })).toEqual({ ...seen, estado: 'PENDIENTE' });
    const unknown = 'x'.repeat(43);
    expect(await problemOf(platform().guest.getCoauthorship({ params: { token: unknown } }))).toMatchObject({
      status: 410,
    });
  });

  it('accept with any account, once: it signs, and fills what was not said of it', async () => {
    const { id, token } = await invited();
    const params = { token };
    expect(await problemOf(platform().guest.acceptCoauthorship({ params }))).toMatchObject({ status: 401 });
    expect(await problemOf(main.call.acceptCoauthorship({ params }))).toMatchObject({ code: 'ya_firmas' });
    expect(await ana.call.acceptCoauthorship({ params })).toEqual({ publicacionId: id });
    const { autores } = await list(id);
    expect(autores[1]).toMatchObject({
      id: ana.user.id,
      nombres: 'Lea',
      orcid: '0000-0000-0011-341X',
      afiliaciones: ['Lima'],
      invitacion: null,
    });
    expect(await toldTo(main)).toContain('Invitación aceptada');
    expect(await problemOf(reader.call.acceptCoauthorship({ params }))).toMatchObject({ code: 'enlace_no_valido' });
    expect(await problemOf(reader.call.getCoauthorship({ params }))).toMatchObject({ code: 'enlace_no_valido' });
    const text = { params: { id }, body: { contenido: 'De Lea.' } };
    expect(await ana.call.saveContent(text)).toMatchObject({ contenido: 'De Lea.', acciones: ['EDITAR'] });
    expect(await problemOf(ana.call.submitReview({ params: { id } }))).toMatchObject({ status: 403 });
  });

  it('are accepted by one where two open the link at once', async () => {
    const { id, token } = await invited();
    const params = { token };
    const answers = await Promise.allSettled([ana, reader].map(({ call }) => call.acceptCoauthorship({ params })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await list(id)).autores.filter((author) => author.id !== null)).toHaveLength(2);
  });

  it('stay tied to their account where an older list is saved over it', async () => {
    const { id, token } = await invited();
    await ana.call.acceptCoauthorship({ params: { token } });
    await anHourLater();
    const { autores } = await save(id, [lea, of(main)]);
    expect(autores[0]).toMatchObject({ id: ana.user.id, nombres: 'Lea' });
    expect(await sent()).toHaveLength(1);
  });

  it('decline without an account; the main author hears of it and may ask again, an hour later', async () => {
    const { id, token } = await invited();
    await platform().guest.declineCoauthorship({ params: { token } });
    expect(await toldTo(main)).toContain('Invitación declinada');
    expect((await list(id)).autores[1]).toMatchObject({ invitacion: { estado: 'DECLINADA' } });
    expect(await problemOf(ana.call.acceptCoauthorship({ params: { token } }))).toMatchObject({ status: 410 });
    await save(id, [of(main), lea]);
    expect(await fieldsOf(save(id, [of(main), { ...lea, invitar: true }]))).toEqual(['autores.1.email']);
    expect(await sent()).toHaveLength(1);
    await anHourLater();
    const { autores } = await save(id, [of(main), { ...lea, invitar: true }]);
    expect(autores[1]).toMatchObject({ invitacion: { estado: 'PENDIENTE' } });
    const [first, second] = await sent();
    expect(await problemOf(ana.call.getCoauthorship({ params: { token: first ? tokenIn(first) : '' } }))).toMatchObject(
      { status: 410 },
    );
    await ana.call.acceptCoauthorship({ params: { token: second ? tokenIn(second) : '' } });
  });

  it('are shown as not answered after thirty days', async () => {
    const { id, token } = await invited();
    await db().update(coauthorships).set({ expiresAt: sql`now() - interval '1 minute'` });
    expect((await list(id)).autores[1]).toMatchObject({ invitacion: { estado: 'CADUCADA' } });
    expect(await platform().guest.getCoauthorship({ params: { token } })).toMatchObject({ estado: 'CADUCADA' });
    expect(await problemOf(ana.call.acceptCoauthorship({ params: { token } }))).toMatchObject({ status: 410 });
  });

  it('cannot accept once they are taken out; put back within the hour, their mail is good again', async () => {
    const { id, token } = await invited();
    await save(id, [of(main)]);
    for (const attempt of [ana.call.getCoauthorship, ana.call.acceptCoauthorship])
      expect(await problemOf(attempt({ params: { token } }))).toMatchObject({ code: 'enlace_no_valido' });
    await save(id, [of(main), lea]);
    expect(await sent()).toHaveLength(1);
    await ana.call.acceptCoauthorship({ params: { token } });
  });

  it('are at most twenty who wait, and one address is not written to by many works at once', async () => {
    const { id } = await draft(main);
    const many = Array.from({ length: 21 }, (_, n): Sent => ({ ...lea, email: `n${n}@fuera.test` }));
    expect(await fieldsOf(save(id, [of(main), ...many]))).toEqual(['autores']);
    await save(id, [of(main), ...many.slice(1)]);
    expect(await sent()).toHaveLength(20);
    const busy = { ...lea, email: 'muy@buscada.test' };
    const works = await Promise.all(Array.from({ length: 6 }, () => draft(main)));
    for (const work of works.slice(1)) await save(work.id, [of(main), busy]);
    expect(await fieldsOf(save(works[0]?.id ?? '', [of(main), busy]))).toEqual(['autores.1.email']);
  });

  it('are invited thirty an hour by one person, from however many works, also at once', async () => {
    const works = await Promise.all(Array.from({ length: 4 }, () => draft(main)));
    const ten = (n: number) => Array.from({ length: 10 }, (_, k): Sent => ({ ...lea, email: `d${n}.${k}@fuera.test` }));
    const answers = await Promise.allSettled(works.map(({ id }, n) => save(id, [of(main), ...ten(n)])));
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect(await sent()).toHaveLength(30);
    await anHourLater();
    await save((await draft(main)).id, [of(main), lea]);
  });

  it('who left come back by accepting an invitation alone', async () => {
    const { id } = await draft(main, { coauthors: [ana] });
    await ana.call.leaveAuthors({ params: { id } });
    expect(await problemOf(save(id, [of(main), of(ana)]))).toMatchObject({ code: 'dejo_de_firmar', status: 409 });
    const coautoresIds = [ana.user.id];
    expect(await problemOf(main.call.updatePublication({ params: { id }, body: { coautoresIds } }))).toMatchObject({
      code: 'dejo_de_firmar',
    });
    await save(id, [of(main), { ...lea, email: ana.user.email }]);
    const [mail] = await sent();
    await ana.call.acceptCoauthorship({ params: { token: mail ? tokenIn(mail) : '' } });
    await save(id, [of(ana), of(main)]);
    expect((await list(id)).autores.map((author) => author.id)).toEqual([ana.user.id, main.user.id]);
  });

  it('who accept once the work was sent change nothing of what it says of them', async () => {
    const { id, token } = await invited();
    await main.call.submitReview({ params: { id } });
    await ana.call.acceptCoauthorship({ params: { token } });
    const [, author] = (await list(id)).autores;
    expect(author).toMatchObject({ id: ana.user.id, orcid: null, afiliaciones: [] });
  });

  it('do not review what they sign: an invitation waits until the review is declined', async () => {
    const reviewer = await platform().person('Rubén', 'REVISOR');
    const { id, token } = await invited();
    await main.call.submitReview({ params: { id } });
    const assigned = await editor.call.assignReviewer({ params: { id }, body: { revisorId: reviewer.user.id } });
    const accept = () => reviewer.call.acceptCoauthorship({ params: { token } });
    expect(await problemOf(accept())).toMatchObject({ code: 'revisas_esta_obra', status: 409 });
    expect((await list(id)).autores[1]).toMatchObject({ id: null, invitacion: { estado: 'PENDIENTE' } });
    await reviewer.call.declineReview({ params: { id: assigned.id }, body: { motivo: 'La escribí yo.' } });
    await accept();
    expect((await list(id)).autores[1]).toMatchObject({ id: reviewer.user.id });
  });

  it('where somebody was invited is for the main author alone', async () => {
    const { id } = await draft(main, { coauthors: [ana] });
    await save(id, [of(main), of(ana), lea]);
    expect((await list(id, ana)).autores).toMatchObject([
      { email: main.user.email },
      { email: ana.user.email },
      { email: null, invitacion: { estado: 'PENDIENTE' } },
    ]);
    expect((await list(id)).autores[1]).toMatchObject({ email: null });
    expect(JSON.stringify(await ana.call.getPublication({ params: { id } }))).not.toContain(email);
  });

  it('stay in their places where `coautoresIds` names other accounts', async () => {
    const { id } = await draft(main);
    const said = { ...of(ana), credit: ['software' as const] };
    await save(id, [said, of(main), lea]);
    const params = { id };
    const both = [ana.user.id, reader.user.id];
    const more = await main.call.updatePublication({ params, body: { coautoresIds: both } });
    expect(more.autor).toBe('Ana De Prueba, Irene De Prueba, Lea Soto, Leandro De Prueba');
    expect(more.autores[0]?.credit).toEqual(['software']);
    const fewer = await main.call.updatePublication({ params, body: { coautoresIds: [] } });
    expect(fewer.autor).toBe('Irene De Prueba, Lea Soto');
    expect((await list(id)).autores[1]).toMatchObject({ invitacion: { estado: 'PENDIENTE' } });
  });

  it('leave no address behind where their account is deleted', async () => {
    const { id, token } = await invited();
    const gone = await platform().person('Gema');
    await gone.call.acceptCoauthorship({ params: { token } });
    const admin = await platform().person('Ada', 'ADMIN');
    await admin.call.deleteUser({ params: { id: gone.user.id } });
    expect(await db().select().from(coauthorships).where(eq(coauthorships.publicacionId, id))).toEqual([]);
    const left = await db().select().from(authorships).where(eq(authorships.publicacionId, id));
    expect(JSON.stringify(left)).not.toContain('lea@fuera.test');
    expect((await list(id)).autores.map(({ nombres }) => nombres)).not.toContain('Lea');
  });
});
