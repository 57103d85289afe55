/** Deadlines in the reviewer's own calendar (issue 4). */
import { beforeAll, expect, it } from 'vitest';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { inReview } from '#server/testing/works.ts';

describePlatform('deadlines in a calendar', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  let id: string;
  beforeAll(async () => {
    author = await platform().account({ nombres: 'Irene', apellidos: 'Quintanar' }, 'AUTOR');
    editor = await platform().account({ nombres: 'Elena', apellidos: 'Montoro' }, 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    const work = await inReview(author, { titulo: 'Siete fuentes, un caudal' });
    const body = { revisorId: reviewer.user.id, fechaLimite: '2031-05-06T23:59:59.000Z' };
    id = (await editor.call.assignReviewer({ params: { id: work.id }, body })).id;
  });
  const ask = async (url: string, person?: TestPerson) => {
    const headers = person ? { authorization: `Bearer ${person.token}` } : {};
    const { statusCode, body, headers: got } = await platform().inject({ url, headers });
    return { statusCode, type: got['content-type'], body: body.replaceAll(/\r\n[ \t]/g, '') };
  };
  const mine = '/api/reviews/my-reviews/calendar';

  it('are whole days with two alarms, named by the work and by nobody', async () => {
    const { statusCode, type, body } = await ask(`/api/reviews/${id}/calendar`, reviewer);
    expect({ statusCode, type }).toEqual({ statusCode: 200, type: 'text/calendar; charset=utf-8' });
    expect(body).toContain('DTSTART;VALUE=DATE:20310506');
    expect(body).toContain('DTEND;VALUE=DATE:20310507');
    expect(body).toContain('Siete fuentes\\, un caudal');
    expect(body.match(/BEGIN:VALARM/g)).toHaveLength(2);
    expect(body).toContain(`/revisiones/${id}`);
    expect(body).not.toMatch(/Quintanar|Montoro|Rubén/);
  });

  it('are a calendar with the journal’s name', async () => {
    await platform().settings({ nombre: 'Cuadernos del Humedal' });
    const { body } = await ask(mine, reviewer);
    expect(body).toContain('X-WR-CALNAME:Cuadernos del Humedal: plazos de revisión');
  });

  it('keep their place when they move, and say that they are newer', async () => {
    const before = await ask(mine, reviewer);
    const fechaLimite = '2031-06-01T00:00:00.000Z';
    await editor.call.updateReview({ params: { id }, body: { fechaLimite } });
    const after = await ask(mine, reviewer);
    const of = (name: string, body: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(body)?.[1] ?? '';
    expect(of('UID', after.body)).toBe(of('UID', before.body));
    expect(Number(of('SEQUENCE', after.body))).toBeGreaterThan(Number(of('SEQUENCE', before.body)));
    expect(after.body).toContain('DTSTART;VALUE=DATE:20310601');
  });

  it('are nobody else’s', async () => {
    expect((await ask(`/api/reviews/${id}/calendar`, editor)).statusCode).toBe(404);
    expect((await ask(mine)).statusCode).toBe(401);
    const { body } = await ask(mine, await platform().person('Rosa', 'REVISOR'));
    expect(body).toContain('BEGIN:VCALENDAR');
    expect(body).not.toContain('BEGIN:VEVENT');
  });

  it('are subscribed to by a secret address, until another takes its place or it is revoked', async () => {
    expect(await reviewer.call.getDeadlineFeed()).toEqual({ desde: null });
    const first = await reviewer.call.createDeadlineFeed();
    const pathOf = ({ url }: { url: string }) => new URL(url).pathname;
    expect((await ask(pathOf(first))).body).toContain('BEGIN:VEVENT');
    expect(await reviewer.call.getDeadlineFeed()).toEqual({ desde: first.desde });
    const second = await reviewer.call.createDeadlineFeed();
    expect((await ask(pathOf(first))).statusCode).toBe(410);
    expect((await ask(pathOf(second))).statusCode).toBe(200);
    await reviewer.call.revokeDeadlineFeed();
    expect((await ask(pathOf(second))).statusCode).toBe(410);
  });

  it('leave the calendar once the review is completed', async () => {
    const { url } = await reviewer.call.createDeadlineFeed();
    await reviewer.call.updateReview({ params: { id }, body: { estado: 'ACEPTADA', comentarios: 'Bien.' } });
    expect((await ask(new URL(url).pathname)).body).not.toContain('BEGIN:VEVENT');
  });
});
