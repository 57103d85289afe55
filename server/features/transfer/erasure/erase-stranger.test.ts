/** An erasure takes nothing from others, whatever address and name somebody registered with. */
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { markVerified } from '#server/features/accounts/queries.ts';
import { coauthorships, decisions, mails, reviews, subscribers } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { draft, inReview, review } from '#server/testing/works.ts';

const erase = ({ call, password }: TestPerson) =>
  call.eraseOwnAccount({ body: { password, palabra: 'ELIMINAR' as const } });

describePlatform('an erased account of a stranger', (platform) => {
  const db = () => platform().services.db;

  it('whose address nobody confirmed leaves alone what its owner was sent and asked for', async () => {
    const email = 'duena@fuera.test';
    const author = await platform().person('Ana', 'AUTOR');
    const { id } = await draft(author);
    const autores = [
      { id: author.user.id, nombres: 'Ana', apellidos: 'De Prueba', email: author.user.email },
      { id: null, nombres: 'Berta', apellidos: 'Fuera', email },
    ];
    await author.call.saveAuthors({ params: { id }, body: { autores } });
    await platform().guest.subscribe({ body: { email } });
    const kept = async () => ({
      invited: await db().$count(coauthorships, eq(coauthorships.email, email)),
      subscribed: await db().$count(subscribers, eq(subscribers.email, email)),
      linked: await db().$count(mails, eq(mails.para, email)),
    });
    const before = await kept();
    expect(before).toEqual({ invited: 1, subscribed: 1, linked: 2 });
    await erase(await platform().account({ fechaVerificacion: null, nombres: 'Mala', apellidos: 'Fe', email }));
    // And the farewell.
    expect(await kept()).toEqual({ ...before, linked: 3 });
  });

  it('who is called like a word takes it out of nobody’s text', async () => {
    const author = await platform().account({ nombres: 'no', apellidos: '' }, 'AUTOR');
    const other = await platform().person('Berta', 'AUTOR');
    const reviewer = await platform().person('Raúl', 'REVISOR');
    const second = await platform().person('Rita', 'REVISOR');
    const editor = await platform().person('Olga', 'EDITOR');
    await markVerified(db(), author.user.id);
    const { id } = await inReview(author);
    await review({ editor, reviewer }, id);
    await editor.call.decide({
      params: { id },
      body: {
        estado: 'CAMBIOS_SOLICITADOS',
        carta: { idioma: 'es', asunto: 'Carta', cuerpo: 'Aún no. Véase la nota.' },
      },
    });
    const theirs = await inReview(other);
    const { id: asked } = await editor.call.assignReviewer({
      params: { id: theirs.id },
      body: { revisorId: second.user.id },
    });
    await second.call.declineReview({ params: { id: asked }, body: { motivo: 'No puedo', sugiereA: 'Nora Noriega' } });
    await erase(author);
    const [decision] = await db().select().from(decisions).where(eq(decisions.publicacionId, id));
    expect(decision?.carta?.cuerpo).toContain('Aún no. Véase la nota.');
    const [declined] = await db().select().from(reviews).where(eq(reviews.id, asked));
    expect(declined?.sugiereA).toBe('Nora Noriega');
  });
});
