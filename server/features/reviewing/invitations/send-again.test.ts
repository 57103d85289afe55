/** An invitation to review whose mail did not arrive is sent again, with another link (issue 7). */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { mails } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { inReview } from '#server/testing/works.ts';

describePlatform('an invitation that is sent again', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let admin: TestPerson;
  let reviewer: TestPerson;
  let work: string;
  let id: string;
  const db = () => platform().services.db;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    admin = await platform().person('Ada', 'ADMIN');
  });
  beforeEach(async () => {
    reviewer = await platform().person('Rubén', 'REVISOR');
    work = (await inReview(author, { titulo: 'Siete fuentes' })).id;
    id = (await editor.call.assignReviewer({ params: { id: work }, body: { revisorId: reviewer.user.id } })).id;
  });
  const again = (by = editor) => by.call.resendInvitation({ params: { id } });
  /** The tokens of the links that were mailed, in order. */
  const tokens = async (email = reviewer.user.email) =>
    (await mailsTo(platform(), email)).flatMap(({ texto }) => /\/invitacion\/([\w-]+)\?/.exec(texto)?.[1] ?? []);
  const open = (token = '') => platform().guest.getInvitation({ params: { token } });
  /** As the deliverer leaves it: the text is forgotten with the link. */
  const fail = () =>
    db()
      .update(mails)
      .set({ estado: 'FALLIDO', texto: '', html: '', intentos: 10, error: '550 No such mailbox' })
      .where(eq(mails.reviewId, id));
  const inOutbox = async () =>
    (await admin.call.listMails({ query: { search: reviewer.user.email } })).mails.filter(
      ({ reviewId }) => reviewId === id,
    );

  it('is answered by its new link, and no longer by the one before', async () => {
    const [first] = await tokens();
    expect(await open(first)).toMatchObject({ titulo: 'Siete fuentes' });
    expect(await again()).toMatchObject({ estado: 'PENDIENTE', acciones: expect.arrayContaining(['REENVIAR']) });
    const [, second] = await tokens();
    expect(await problemOf(open(first))).toMatchObject({ code: 'enlace_no_valido' });
    expect(await open(second)).toMatchObject({ titulo: 'Siete fuentes', estado: 'PENDIENTE' });
    await platform().guest.acceptInvitation({ params: { token: second ?? '' } });
    expect(await problemOf(again())).toMatchObject({ status: 409, code: 'invitacion_respondida' });
  });

  it('is offered where its mail is listed as failed, which is then given up', async () => {
    await fail();
    expect(await inOutbox()).toMatchObject([{ estado: 'FALLIDO', acciones: ['REENVIAR', 'DESCARTAR'] }]);
    const [failed] = await inOutbox();
    expect(await problemOf(admin.call.retryMail({ params: { id: failed?.id ?? '' } }))).toMatchObject({
      code: 'correo_no_fallido',
    });
    await again(admin);
    expect(await inOutbox()).toMatchObject([
      { estado: 'GUARDADO', acciones: [] },
      { estado: 'DESCARTADO', acciones: [] },
    ]);
    expect(await tokens()).toHaveLength(1);
  });

  it('gives all the time to answer again, and no more than the review has', async () => {
    const { fechaInvitacionVence: before } = await editor.call.getReview({ params: { id } });
    const { fechaInvitacionVence: after } = await again();
    expect(Date.parse(after ?? '')).toBeGreaterThan(Date.parse(before ?? ''));
    const fechaLimite = new Date(Date.now() + 2 * 86_400_000).toISOString();
    await editor.call.updateReview({ params: { id }, body: { fechaLimite } });
    expect((await again()).fechaInvitacionVence).toBe(fechaLimite);
  });

  it('reaches who has no account, whose account it then opens', async () => {
    const email = 'nadie@prueba.test';
    const body = { nombres: 'Nadia', apellidos: 'Soto', email };
    const { revision } = await editor.call.inviteByMail({ params: { id: work }, body });
    id = revision.id;
    await fail();
    await again();
    const [token] = await tokens(email);
    expect(await open(token)).toMatchObject({ cuentaPorAbrir: { email } });
  });

  it('is sent twice an hour at most, is told in the history, and is no one’s who does not run the work', async () => {
    await again();
    await again();
    expect(await problemOf(again())).toMatchObject({ code: 'demasiadas_peticiones' });
    const { historia } = await editor.call.publicationHistory({ params: { id: work } });
    expect(historia.filter(({ tipo }) => tipo === 'INVITACION_REENVIADA')).toHaveLength(2);
    expect(await problemOf(again(reviewer))).toMatchObject({ status: 403 });
    await editor.call.takeBackReview({ params: { id }, body: { motivo: 'Ya hay dos.' } });
    expect(await problemOf(again())).toMatchObject({ code: 'revision_retirada' });
  });
});
