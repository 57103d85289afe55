/** Invitations that nobody answers. */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { reviews } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { inReview } from '#server/testing/works.ts';
import { expireAll } from './expire-invitations.ts';

const now = new Date('2031-03-03T09:30:00Z');
const before = new Date('2031-03-03T09:29:00Z');
const going = new AbortController().signal;

describePlatform('an invitation to review', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  let other: TestPerson;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    other = await platform().person('Olga', 'REVISOR');
  });
  const set = (id: string, fields: Partial<typeof reviews.$inferInsert>) =>
    platform().services.db.update(reviews).set(fields).where(eq(reviews.id, id));
  const row = async (id: string) => (await platform().services.db.select().from(reviews).where(eq(reviews.id, id)))[0];
  async function invited() {
    const work = await inReview(author, { titulo: 'Humedales' });
    const review = await editor.call.assignReviewer({
      params: { id: work.id },
      body: { revisorId: reviewer.user.id },
    });
    await set(review.id, { fechaInvitacionVence: before });
    return { id: review.id, work: work.id };
  }
  const expire = (services = platform().services) => expireAll(services, now, going);
  /** One reviewer is wanted, and who else can be asked is known. */
  const withAlternate = (id: string) =>
    editor.call.saveAlternates({ params: { id }, body: { deseados: 1, candidatos: [other.user.id] } });
  const alternates = async (id: string) =>
    (await editor.call.getAlternates({ params: { id } })).candidatos.map(({ situacion }) => situacion);

  it('that was not answered in time is declined by itself, told of, and the next one is asked', async () => {
    const { id, work } = await invited();
    await withAlternate(work);
    expect(await alternates(work)).toEqual(['EN_ESPERA']);
    expect(await expire()).toBe(1);
    expect(await row(id)).toMatchObject({ expirada: true, fechaDeclinada: now, estado: 'PENDIENTE' });
    expect(await alternates(work)).toEqual(['INVITADA']);
    const titles = async ({ call }: TestPerson) =>
      (await call.listNotifications({ query: { limit: 1 } })).notifications.map(({ titulo }) => titulo);
    expect([await titles(editor), await titles(reviewer)]).toEqual([
      ['Invitación sin respuesta'],
      ['La invitación ha caducado'],
    ]);
    expect(await problemOf(reviewer.call.declineReview({ params: { id }, body: { motivo: 'Tarde.' } }))).toMatchObject({
      status: 409,
    });
    // The invitation of the next one, made today, has lapsed by then as well.
    expect([await expire(), await expire()]).toEqual([1, 0]);
  });

  it('is declined once where two processes look at once', async () => {
    await invited();
    expect((await Promise.all([expire(), expire()])).sort()).toEqual([0, 1]);
  });

  it.each([
    ['accepted', { fechaAceptada: before }],
    ['declined', { fechaDeclinada: before }],
    ['begun', { estado: 'EN_PROCESO' }],
    ['still in time', { fechaInvitacionVence: new Date('2031-03-03T09:31:00Z') }],
    ['without a limit', { fechaInvitacionVence: null }],
  ] as const)('that was %s stays as it is', async (_, fields) => {
    const { id } = await invited();
    await set(id, fields);
    expect(await expire()).toBe(0);
    expect(await row(id)).toMatchObject({ expirada: false });
  });

  it('of a work that is decided stays as it is', async () => {
    const { work } = await invited();
    await editor.call.changeEstado({ params: { id: work }, body: { estado: 'PENDIENTE_APROBACION' } });
    expect(await expire()).toBe(0);
  });

  it('stays open where what follows from its end fails', async () => {
    const { id, work } = await invited();
    await withAlternate(work);
    const { services } = platform();
    const get = () => {
      throw new Error('no sale');
    };
    await expect(expire({ ...services, settings: { ...services.settings, get } })).rejects.toThrow('no sale');
    expect(await alternates(work)).toEqual(['EN_ESPERA']);
    expect(await row(id)).toMatchObject({ expirada: false, fechaDeclinada: null });
    expect(await expire()).toBe(1);
  });
});
