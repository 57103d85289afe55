/** Whom people answer who are mailed about a work: who handles it, where their name tells nothing. */
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import { mails, users } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { inReview, review, sentIn } from '#server/testing/works.ts';

describePlatform('answers to mails about a work', (platform) => {
  const cast = async () => ({
    author: await platform().person('Alba', 'AUTOR'),
    editor: await platform().person('Elena', 'EDITOR', 'REVISOR'),
    reviewer: await platform().person('Rubén', 'REVISOR'),
  });
  const answered = async (email: string) =>
    (await mailsTo(platform(), email)).filter(({ publicacionId }) => publicacionId).map(({ responderA }) => responderA);

  it('reach who handles it, from its reviewers and its authors', async () => {
    const { author, editor, reviewer } = await cast();
    const { id } = await sentIn(platform(), 'doble ciego', () => inReview(author));
    await editor.call.setHandlingEditor({ params: { id }, body: { editorId: editor.user.id, anterior: null } });
    await review({ editor, reviewer }, id);
    await editor.call.changeEstado({ params: { id }, body: { estado: 'APROBADO' } });
    expect(new Set(await answered(reviewer.user.email))).toEqual(new Set([editor.user.email]));
    expect(new Set(await answered(author.user.email))).toEqual(new Set([editor.user.email]));
  });

  it('reach the platform where who handles it is not known by that address', async () => {
    const { author, editor, reviewer } = await cast();
    const { id } = await inReview(author);
    await review({ editor, reviewer }, id);
    await editor.call.setHandlingEditor({ params: { id }, body: { editorId: editor.user.id, anterior: null } });
    await platform().services.db.update(users).set({ fechaVerificacion: null }).where(eq(users.id, editor.user.id));
    const other = await platform().person('Eva', 'EDITOR');
    await other.call.changeEstado({ params: { id }, body: { estado: 'APROBADO' } });
    expect(new Set(await answered(author.user.email))).toEqual(new Set([null]));
  });

  it('reach the platform where who handles it also reviews it, under a name that its authors must not learn', async () => {
    const { author, editor } = await cast();
    const admin = await platform().person('Inés', 'ADMIN');
    const { id } = await sentIn(platform(), 'simple ciego', () => inReview(author));
    await editor.call.setHandlingEditor({ params: { id }, body: { editorId: editor.user.id, anterior: null } });
    await review({ editor: admin, reviewer: editor }, id);
    await admin.call.changeEstado({ params: { id }, body: { estado: 'APROBADO' } });
    expect(new Set(await answered(author.user.email))).toEqual(new Set([null]));
  });

  it('are no messages to administrators, whose share of an hour they leave alone', async () => {
    const { author, editor } = await cast();
    const { id } = await inReview(author);
    const { db } = platform().services;
    const mail = {
      para: author.user.email,
      asunto: 'Carta',
      texto: '',
      html: '',
      secreto: false,
      estado: 'ENVIADO',
    } as const;
    await db
      .insert(mails)
      .values(
        Array.from({ length: 200 }, () => ({ ...mail, id: uuid(), responderA: editor.user.email, publicacionId: id })),
      );
    const message = {
      nombre: 'Lía',
      email: 'lia@prueba.test',
      asunto: 'Una pregunta',
      mensaje: '¿Cuándo sale el número?',
    };
    await platform().guest.sendContactMessage({ body: message });
  });
});
