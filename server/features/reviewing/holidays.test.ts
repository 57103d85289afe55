/** Deadlines that the platform proposes keep clear of the press's holidays; those that there are stay (issue 8). */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { dayMs } from '#contract/time.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { inReview } from '#server/testing/works.ts';

describePlatform('the holidays of the press', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let work: string;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
  });
  beforeEach(async () => {
    work = (await inReview(author)).id;
  });
  const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
  const asked = async (fechaLimite?: string) => {
    const reviewer = await platform().person('Rubén', 'REVISOR');
    const body = { revisorId: reviewer.user.id, ...(fechaLimite && { fechaLimite }) };
    return editor.call.assignReviewer({ params: { id: work }, body });
  };
  const working = (day: string | null | undefined) => ![0, 6].includes(new Date(day ?? '').getUTCDay());

  it('are skipped by the deadline that nobody chose, and by the day to answer', async () => {
    await platform().settings({ plazoRevisionDias: 21, plazoInvitacionDias: 7 });
    expect((await asked()).fechaLimite?.slice(0, 10)).toBe(dayIn(21));
    const festivos = [
      { desde: dayIn(6), hasta: dayIn(8) },
      { desde: dayIn(21), hasta: dayIn(24) },
    ];
    await platform().settings({ festivos });
    const { fechaLimite, fechaInvitacionVence } = await asked();
    expect(fechaLimite?.slice(0, 10) ?? '').toSatisfy((day: string) => day > dayIn(24) && day <= dayIn(27));
    expect(fechaInvitacionVence?.slice(0, 10) ?? '').toSatisfy((day: string) => day > dayIn(8) && day <= dayIn(11));
    expect([working(fechaLimite), working(fechaInvitacionVence)]).toEqual([true, true]);
  });

  it('move no deadline that there is, nor one that an editor chose', async () => {
    const { id, fechaLimite } = await asked();
    const chosen = `${dayIn(30)}T23:59:59.000Z`;
    await platform().settings({ festivos: [{ desde: dayIn(1), hasta: dayIn(60) }] });
    expect((await editor.call.getReview({ params: { id } })).fechaLimite).toBe(fechaLimite);
    expect((await asked(chosen)).fechaLimite).toBe(chosen);
  });
});
