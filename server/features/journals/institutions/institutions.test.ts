/** Institutions: members, who answers for them, what their plans refuse, their page, and what is asked to become one (issue 15). */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { CallInput } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { planLimits } from '#contract/institutions.ts';
import { principalJournal } from '#contract/journals.ts';
import { monthOf } from '#server/features/accounts/membership/month.ts';
import {
  institutionInvitations,
  institutionMembers,
  institutionRequests,
  institutions,
  institutionWorks,
  publications,
  users,
} from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { mailsTo, tokensTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { draft, inReview, published } from '#server/testing/works.ts';

const most = planLimits.basico.obrasAlMes ?? 0;
type Body = CallInput<Calls['createInstitution']>['body'];

describePlatform('an institution', (platform) => {
  let admin: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  let made = 0;
  const db = () => platform().services.db;
  const create = (body: Partial<Body> = {}) =>
    admin.call.createInstitution({ body: { clave: `uni-${++made}`, nombre: `Universidad ${made}`, ...body } });
  const at = (email: string, ...roles: Parameters<ReturnType<typeof platform>['person']>[1][]) =>
    platform().account({ nombres: email.slice(0, email.indexOf('@')), email }, ...roles);
  /** Makes somebody a member by an invitation, which they accept. */
  async function join(id: string, who: TestPerson, responsable = false): Promise<void> {
    await admin.call.inviteToInstitution({ params: { id }, body: { email: who.user.email, responsable } });
    const [invitation] = (await who.call.myInstitution()).invitaciones;
    await accept(who, invitation?.id ?? '');
  }
  const accept = (who: TestPerson, id: string, acepta = true) =>
    who.call.answerInstitutionInvitation({ params: { id }, body: { acepta } });
  /** Works that were sent for it before. */
  async function sentBefore(id: string, { user }: TestPerson, count: number): Promise<void> {
    const work = { titulo: 'Otra', resumen: 'Otra.', autor: 'Otra', tipo: 'ARTICULO', estado: 'EN_REVISION' } as const;
    const said = { ...work, autorPrincipalId: user.id, palabrasClave: [] };
    const rows = Array.from({ length: count }, () => ({ ...said, id: randomUUID() }));
    await db().insert(publications).values(rows);
    await db()
      .insert(institutionWorks)
      .values(rows.map((row) => ({ publicacionId: row.id, institucionId: id })));
  }
  const send = (who: TestPerson, id: string) => who.call.submitReview({ params: { id } });
  const titles = async (who: TestPerson) =>
    (await who.call.listNotifications({ query: {} })).notifications.map(({ titulo }) => titulo);

  beforeAll(async () => {
    admin = await platform().person('Ada', 'ADMIN');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
  });

  it('is told of to nobody while there is none', async () => {
    expect(await platform().guest.getIdentity()).not.toHaveProperty('instituciones');
    expect(await platform().guest.listInstitutions()).toEqual({ instituciones: [] });
    expect((await admin.call.attention()).asuntos.map(({ tipo }) => tipo)).not.toContain('SOLICITUDES_DE_INSTITUCION');
    expect(await editor.call.myInstitution()).toEqual({
      institucion: null,
      invitaciones: [],
      deOtraDireccion: null,
      sinConfirmar: false,
    });
  });

  it('is asked for from the page, which reaches the administrators, once, and is answered', async () => {
    const body = { institucion: 'Universidad del Litoral', nombre: 'Lea', email: 'lea@litoral.test', mensaje: 'Hola.' };
    const ask = () => platform().guest.requestInstitution({ body });
    await ask();
    await ask();
    const { solicitudes, solicitudesPendientes } = await admin.call.listManagedInstitutions({ query: {} });
    expect([solicitudes.length, solicitudesPendientes]).toEqual([1, 1]);
    expect(solicitudes[0]).toMatchObject({ ...body, plan: 'basico', estado: 'PENDIENTE' });
    const [mail, ...others] = (await mailsTo(platform(), admin.user.email)).filter(({ asunto }) =>
      asunto.startsWith('Solicitud de institución'),
    );
    expect([mail?.responderA, others.length]).toEqual(['lea@litoral.test', 0]);
    expect(mail?.texto).toContain('Básico');
    expect(await mailsTo(platform(), 'lea@litoral.test')).toEqual([]);
    expect(await titles(admin)).toContain('Solicitud de institución');
    expect((await admin.call.attention()).asuntos).toContainEqual({ tipo: 'SOLICITUDES_DE_INSTITUCION', total: 1 });

    const solicitudId = solicitudes[0]?.id ?? '';
    const institution = await create({ nombre: body.institucion, clave: 'litoral', solicitudId });
    expect(institution.invitaciones).toMatchObject([{ email: 'lea@litoral.test', responsable: true }]);
    expect((await mailsTo(platform(), 'lea@litoral.test')).map(({ asunto }) => asunto)).toEqual([
      'Universidad del Litoral ya tiene sitio: responde por ella',
    ]);
    expect(await problemOf(create({ solicitudId }))).toMatchObject({ code: 'solicitud_respondida' });
    const again = admin.call.declineInstitutionRequest({ params: { id: solicitudId }, body: { texto: 'No.' } });
    expect(await problemOf(again)).toMatchObject({ code: 'solicitud_respondida' });

    await platform().guest.requestInstitution({ body: { ...body, institucion: 'Otra casa', email: 'otra@casa.test' } });
    const [other] = (await admin.call.listManagedInstitutions({ query: {} })).solicitudes;
    const params = { id: other?.id ?? '' };
    await admin.call.declineInstitutionRequest({ params, body: { texto: 'Ahora no hay sitio.' } });
    expect((await mailsTo(platform(), 'otra@casa.test'))[0]?.texto).toContain('Ahora no hay sitio.');
    expect((await admin.call.listManagedInstitutions({ query: {} })).solicitudesPendientes).toBe(0);
  });

  it('has a key, domains and journals that are no other’s', async () => {
    const first = await create({ dominios: ['ciencia.test'] });
    const errors = async (act: Promise<unknown>) => (await problemOf(act))?.errors;
    expect(await errors(create({ clave: first.clave }))).toMatchObject([
      { field: 'clave', code: 'clave_de_otra_institucion' },
    ]);
    expect(await errors(create({ clave: 'solicitud' }))).toMatchObject([{ field: 'clave', code: 'clave_reservada' }]);
    for (const dominio of ['gmail.com', 'yahoo.com.ar', 'outlook.es'])
      expect(await errors(create({ dominios: [dominio] }))).toMatchObject([
        { field: 'dominios.0', code: 'dominio_gratuito' },
      ]);
    expect(await errors(create({ dominios: ['sin arroba'] }))).toMatchObject([
      { field: 'dominios.0', code: 'dominio' },
    ]);
    const taken = await errors(create({ dominios: ['libre.test', 'ciencia.test'] }));
    expect(taken).toMatchObject([{ field: 'dominios.1', code: 'dominio_ocupado' }]);
    expect(taken?.[0]?.message).toContain(first.nombre);
    const second = await create();
    // Two at once: one has it.
    const claim = ({ id }: { id: string }) =>
      admin.call.changeInstitution({ params: { id }, body: { dominios: ['disputado.test'] } });
    const outcomes = await Promise.allSettled([claim(first), claim(second)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const give = ({ id }: { id: string }) =>
      admin.call.changeInstitution({ params: { id }, body: { revistas: [principalJournal] } });
    expect((await give(second)).revistas).toMatchObject([{ id: principalJournal }]);
    expect(await errors(give(first))).toMatchObject([{ field: 'revistas.0', code: 'revista_de_otra' }]);
    await admin.call.changeInstitution({ params: { id: second.id }, body: { revistas: [] } });
    const { instituciones } = await admin.call.listManagedInstitutions({ query: { search: 'ciencia.test' } });
    expect(instituciones.length <= 1).toBe(true);
    // What was read before somebody changed it saves nothing over it.
    const stale = { descripcion: { es: 'Otra', en: '' }, fechaCambio: second.fechaCambio };
    expect(await problemOf(admin.call.changeInstitution({ params: { id: second.id }, body: stale }))).toMatchObject({
      code: 'institucion_cambiada',
    });
  });

  it('has the members of its domain, once their address is confirmed, and those who were there before', async () => {
    const before = await at('antes@dominio.test');
    const unknown = await platform().account({ nombres: 'Sin', email: 'sin@dominio.test', fechaVerificacion: null });
    const { id, clave, nombre } = await create({ dominios: ['dominio.test'] });
    const mine = async (who: TestPerson) => (await who.call.myInstitution()).institucion;
    expect(await mine(before)).toMatchObject({ id, clave, por: 'DOMINIO', responsable: false });
    expect(await mine(unknown)).toBeNull();
    const body = { nombres: 'Nueva', apellidos: 'Persona', email: 'nueva@dominio.test', password: 'una-clave' };
    const { access_token } = await platform().guest.register({ body });
    const call = platform().withToken(access_token);
    expect((await call.myInstitution()).institucion).toBeNull();
    const [token = ''] = await tokensTo(platform(), body.email, '/verify-email');
    await platform().guest.verifyEmail({ body: { token } });
    expect((await call.myInstitution()).institucion).toMatchObject({ nombre, por: 'DOMINIO' });
    expect(await mine(await at('persona@sub.dominio.test'))).toBeNull();
    // Who leaves stays out, whatever the domain says, until they are invited.
    await before.call.removeInstitutionMember({ params: { id, userId: before.user.id } });
    await admin.call.changeInstitution({ params: { id }, body: { dominios: ['dominio.test', 'mas.test'] } });
    expect(await mine(before)).toBeNull();
    await join(id, before);
    expect(await mine(before)).toMatchObject({ por: 'INVITACION' });
    // Whose domain is taken away stays.
    await admin.call.changeInstitution({ params: { id }, body: { dominios: [] } });
    expect((await call.myInstitution()).institucion).not.toBeNull();
  });

  it('invites an address, whose account alone answers, while it holds', async () => {
    const { id, nombre } = await create();
    const other = await create();
    const invited = await at('invitada@prueba.test');
    const wrong = await at('otra-persona@prueba.test');
    const invite = (email = invited.user.email, responsable = false) =>
      admin.call.inviteToInstitution({ params: { id }, body: { email, responsable } });
    const [first] = (await invite()).invitaciones;
    expect((await problemOf(invite()))?.errors).toMatchObject([{ field: 'email', code: 'invitacion_reciente' }]);
    // Asked for otherwise, the second is the one that holds.
    const [second, ...more] = (await invite(invited.user.email, true)).invitaciones;
    expect([second?.id, second?.responsable, more.length]).toEqual([first?.id, true, 0]);
    const invitation = second?.id ?? '';
    expect(await wrong.call.myInstitution({ query: { invitacion: invitation } })).toMatchObject({
      invitaciones: [],
      deOtraDireccion: 'i…@prueba.test',
    });
    const refused = await problemOf(accept(wrong, invitation));
    expect(refused).toMatchObject({ status: 403, code: 'invitacion_de_otra_direccion' });
    expect(refused?.message).not.toContain(invited.user.email);
    await db().update(users).set({ fechaVerificacion: null }).where(eq(users.id, invited.user.id));
    expect((await invited.call.myInstitution()).invitaciones).toEqual([]);
    expect(await problemOf(accept(invited, invitation))).toMatchObject({ code: 'invitacion_sin_confirmar' });
    await db().update(users).set({ fechaVerificacion: new Date() }).where(eq(users.id, invited.user.id));
    const expired = { expiresAt: new Date(Date.now() - 1000) };
    await db().update(institutionInvitations).set(expired).where(eq(institutionInvitations.id, invitation));
    expect((await invited.call.myInstitution()).invitaciones).toMatchObject([{ caducada: true }]);
    expect(await problemOf(accept(invited, invitation))).toMatchObject({ code: 'invitacion_caducada' });
    await db()
      .update(institutionInvitations)
      .set({ expiresAt: new Date(Date.now() + 100_000) })
      .where(eq(institutionInvitations.id, invitation));
    await join(other.id, invited);
    expect(await problemOf(accept(invited, invitation))).toMatchObject({ code: 'otra_institucion' });
    await invited.call.removeInstitutionMember({ params: { id: other.id, userId: invited.user.id } });
    const [one, two] = await Promise.allSettled([accept(invited, invitation), accept(invited, invitation)]);
    expect([one.status, two.status]).toContain('fulfilled');
    expect((await invited.call.myInstitution()).institucion).toMatchObject({ nombre, responsable: true });
    expect((await problemOf(invite()))?.errors).toMatchObject([{ code: 'ya_es_miembro' }]);
    // One that is declined is told to who invited; one that is withdrawn is there no more.
    const [, declined] = [await invite(wrong.user.email), (await wrong.call.myInstitution()).invitaciones[0]];
    await accept(wrong, declined?.id ?? '', false);
    expect(await titles(admin)).toContain('Invitación rechazada');
    const [gone] = (await invite(wrong.user.email)).invitaciones;
    const params = { id, invitacionId: gone?.id ?? '' };
    expect((await admin.call.withdrawInstitutionInvitation({ params })).invitaciones).toEqual([]);
    await admin.call.withdrawInstitutionInvitation({ params });
    expect(await problemOf(accept(wrong, gone?.id ?? ''))).toMatchObject({ status: 404 });
  });

  it('is managed by who answers for it, which opens nothing else', async () => {
    const { id, clave, nombre } = await create({ zonaHoraria: 'Europe/Madrid' });
    const other = await create();
    const head = await at('responde@prueba.test', 'AUTOR');
    const member = await at('miembro@prueba.test', 'AUTOR');
    await join(id, head, true);
    await join(id, member);
    const { id: work } = await inReview(member);
    expect(await head.call.manageInstitution({ params: { id } })).toMatchObject({
      ...{ miembros: 2, responsables: 1, maximoResponsables: 3, publicadas: 0 },
      mes: { enviadas: 1, maximo: most, siguiente: expect.stringMatching(/^\d{4}-\d{2}-01$/) },
    });
    const { instituciones } = await admin.call.listManagedInstitutions({ query: { search: nombre } });
    expect(instituciones).toContainEqual(expect.objectContaining({ id, miembros: 2, responsables: 1 }));
    const { miembros } = await head.call.listInstitutionMembers({ params: { id }, query: { search: 'miembro' } });
    expect(miembros).toMatchObject([{ email: 'miembro@prueba.test', responsable: false, por: 'INVITACION' }]);
    expect(await problemOf(head.call.getPublication({ params: { id: work } }))).toMatchObject({ status: 404 });
    const told = JSON.stringify([
      await head.call.manageInstitution({ params: { id } }),
      await platform().guest.getInstitution({ params: { clave } }),
    ]);
    expect(told).not.toContain(work);
    const change = (body: CallInput<Calls['changeInstitution']>['body'], who = head, of = id) =>
      who.call.changeInstitution({ params: { id: of }, body });
    expect(await change({ descripcion: { es: 'Desde 1876.' }, enlace: 'https://uni.example' })).toMatchObject({
      descripcion: { es: 'Desde 1876.', en: '' },
    });
    for (const body of [
      { plan: 'enterprise' as const },
      { dominios: ['mio.test'] },
      { nombre: 'X' },
      { cerrada: true },
    ])
      expect(await problemOf(change(body))).toMatchObject({ status: 403, code: 'sin_permiso' });
    for (const act of [
      () => change({ enlace: '' }, member),
      () => change({ enlace: '' }, head, other.id),
      () => editor.call.manageInstitution({ params: { id } }),
      () => member.call.listInstitutionMembers({ params: { id }, query: {} }),
      () => member.call.removeInstitutionMember({ params: { id, userId: head.user.id } }),
      () => head.call.changeInstitutionMember({ params: { id, userId: editor.user.id }, body: { responsable: true } }),
    ])
      expect(await problemOf(act())).toMatchObject({ status: 404 });
    await head.call.removeInstitutionMember({ params: { id, userId: member.user.id } });
    expect(await titles(member)).toContain('Ya no eres miembro de una institución');
    // The last who answers for it leaves: it stays as it is, and administrators are told.
    await head.call.removeInstitutionMember({ params: { id, userId: head.user.id } });
    expect(await titles(admin)).toContain('Una institución se queda sin responsable');
    expect(await problemOf(head.call.manageInstitution({ params: { id } }))).toMatchObject({ status: 404 });
  });

  it('with Básico has three persons in charge, and no fourth, of two at once neither', async () => {
    const { id } = await create();
    const people = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => at(`${name}-cargo@prueba.test`)));
    for (const [i, person] of people.entries()) await join(id, person, i < 2);
    const charge = (i: number, responsable = true) =>
      admin.call.changeInstitutionMember({
        params: { id, userId: people[i]?.user.id ?? '' },
        body: { responsable },
      });
    const outcomes = await Promise.allSettled([charge(2), charge(3)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = await problemOf(charge(4));
    expect(refused).toMatchObject({ status: 409, code: 'limite_de_responsables' });
    expect(refused?.message).toContain('El plan Básico de Universidad');
    expect(refused?.message).toContain('Quita antes a alguien');
    const invite = (email: string) =>
      admin.call.inviteToInstitution({ params: { id }, body: { email, responsable: true } });
    expect(await problemOf(invite('nadie@prueba.test'))).toMatchObject({ code: 'limite_de_responsables' });
    // Another plan takes more; of a lower one nobody is taken away.
    await admin.call.changeInstitution({ params: { id }, body: { plan: 'profesional' } });
    await charge(2);
    await charge(3);
    await charge(4);
    expect(await admin.call.changeInstitution({ params: { id }, body: { plan: 'basico' } })).toMatchObject({
      ...{ responsables: 5, maximoResponsables: 3 },
    });
    await charge(0, false);
    expect(await problemOf(charge(0))).toMatchObject({ code: 'limite_de_responsables' });
  });

  it('with Básico sends fifty works in a month, and no more, of two at once one', async () => {
    const { id, nombre } = await create({ zonaHoraria: 'America/Bogota' });
    const [one, two] = await Promise.all(['uno', 'dos'].map((name) => at(`${name}-obra@prueba.test`, 'AUTOR')));
    if (!one || !two) throw new Error('Nobody');
    await join(id, one);
    await join(id, two);
    await sentBefore(id, one, most - 1);
    const [mine, theirs] = [await draft(one), await draft(two)];
    const outcomes = await Promise.allSettled([send(one, mine.id), send(two, theirs.id)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [left, who] = outcomes[0]?.status === 'rejected' ? [mine, one] : [theirs, two];
    const refused = await problemOf(send(who, left.id));
    expect(refused).toMatchObject({ status: 409, code: 'limite_de_obras' });
    expect(refused?.message).toContain(`${nombre} tiene el plan Básico, de 50 obras al mes`);
    expect(refused?.message).toContain('Envíala desde el 1 de ');
    expect((await who.call.myInstitution()).institucion?.mes).toMatchObject({ enviadas: most, maximo: most });
    expect((await who.call.getPublication({ params: { id: left.id } })).estado).toBe('BORRADOR');
    // What was sent once goes on: taken back and sent again, it is no other work.
    const [sent, sender] = left === mine ? [theirs, two] : [mine, one];
    await sender.call.changeEstado({
      params: { id: sent.id },
      body: { estado: 'BORRADOR', acto: 'retirar', motivo: 'Un momento.' },
    });
    await send(sender, sent.id);
    // Works of nobody's institution are not counted, and another plan takes any.
    await inReview(await platform().person('Fuera', 'AUTOR'));
    await admin.call.changeInstitution({ params: { id }, body: { plan: 'profesional' } });
    await send(who, left.id);
    // A lower plan takes nothing away, and of a month that is over nothing is counted.
    await admin.call.changeInstitution({ params: { id }, body: { plan: 'basico' } });
    expect((await who.call.myInstitution()).institucion?.mes.enviadas).toBe(most + 1);
    const { from } = monthOf(new Date(), 'America/Bogota');
    const before = { fecha: new Date(from.getTime() - 1) };
    await db().update(institutionWorks).set(before).where(eq(institutionWorks.institucionId, id));
    await inReview(who);
    expect((await who.call.myInstitution()).institucion?.mes.enviadas).toBe(1);
  });

  it('has a page of its published works, of its journals and of what its members wrote before', async () => {
    const { id, clave } = await create();
    const author = await at('pagina@prueba.test', 'AUTOR');
    const cast = { author, editor, reviewer };
    const early = await published(cast, { titulo: 'De antes' });
    const page = async () =>
      (await platform().guest.getInstitution({ params: { clave } })).publications.map(({ titulo }) => titulo);
    expect(await page()).toEqual([]);
    await join(id, author);
    await published(cast, { titulo: 'De ahora' });
    await draft(author, { titulo: 'Un borrador' });
    await inReview(author, { titulo: 'En revisión' });
    expect(await page()).toEqual(['De ahora', 'De antes']);
    // What was sent as its member stays when they leave, and is no other's.
    await author.call.removeInstitutionMember({ params: { id, userId: author.user.id } });
    expect(await page()).toEqual(['De ahora']);
    const other = await create();
    await join(other.id, author);
    const theirs = await platform().guest.getInstitution({ params: { clave: other.clave } });
    expect(theirs.publications.map((each) => each.id)).toEqual([early.id]);
    await admin.call.changeInstitution({ params: { id }, body: { revistas: [principalJournal] } });
    expect((await page()).length).toBeGreaterThanOrEqual(2);
    expect(await platform().guest.listInstitutions()).toMatchObject({
      instituciones: expect.arrayContaining([expect.objectContaining({ clave })]),
    });
    expect((await platform().inject({ method: 'GET', url: '/sitemap-sitio.xml' })).body).toContain(
      `/instituciones/${clave}<`,
    );
    await admin.call.changeInstitution({ params: { id }, body: { cerrada: true, revistas: [] } });
    expect(await problemOf(platform().guest.getInstitution({ params: { clave } }))).toMatchObject({ status: 404 });
    expect((await platform().inject({ method: 'GET', url: '/sitemap-sitio.xml' })).body).not.toContain(`/${clave}<`);
  });

  it('goes with an account that is merged or erased, and is in one’s own data', async () => {
    const { id } = await create();
    const stays = await at('queda@prueba.test');
    const goes = await at('unida@prueba.test');
    await join(id, goes, true);
    await admin.call.mergeAccounts({ body: { queda: stays.user.id, unida: goes.user.id, motivo: 'La misma.' } });
    expect((await stays.call.myInstitution()).institucion).toMatchObject({ id, responsable: true });
    await admin.call.inviteToInstitution({ params: { id }, body: { email: 'unida@prueba.test' } }).catch(() => null);
    await platform().guest.requestInstitution({
      body: { institucion: 'De quien se va', nombre: 'Yo', email: stays.user.email },
    });
    const { password } = stays;
    await stays.call.eraseOwnAccount({ body: { password, palabra: 'ELIMINAR' } });
    const left = await db().select().from(institutionMembers).where(eq(institutionMembers.userId, stays.user.id));
    expect(left).toEqual([]);
    const asked = await db().select().from(institutionRequests);
    expect(asked.map(({ email }) => email)).not.toContain(stays.user.email);
    expect((await admin.call.manageInstitution({ params: { id } })).responsables).toBe(0);
    expect((await db().select().from(institutions)).length).toBeGreaterThan(0);
  });

  it('has months by its own calendar', () => {
    const newYear = new Date('2027-01-01T03:00:00Z');
    expect(monthOf(newYear, 'America/Bogota').from.toISOString()).toBe('2026-12-01T05:00:00.000Z');
    expect(monthOf(newYear, 'America/Bogota').to.toISOString()).toBe('2027-01-01T05:00:00.000Z');
    expect(monthOf(newYear, 'Europe/Madrid').from.toISOString()).toBe('2026-12-31T23:00:00.000Z');
  });
});
