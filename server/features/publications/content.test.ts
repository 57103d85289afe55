/** The text of a draft (docs/specification.md 6; docs/decisions: `contenido` is the plain reading of `documento`). */
import { beforeAll, expect, it } from 'vitest';
import type { CallInput } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { Block, Inline } from '#contract/entities/manuscript.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { draft } from '#server/testing/works.ts';

type Content = CallInput<Calls['saveContent']>['body'];

const paragraph = (...content: Inline[]): Block => ({ type: 'paragraph', content });
const words = (text: string): Inline => ({ type: 'text', text });
const documento = (...content: Block[]) => ({ documento: { type: 'doc' as const, content } });

describePlatform('the text of a publication', (platform) => {
  let author: TestPerson;
  let id: string;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    id = (await draft(author)).id;
  });
  const save = (body: Content) => author.call.saveContent({ params: { id }, body });
  /** What no typed client would send. */
  const sendRaw = (payload: object | string, person = author) =>
    platform().inject({
      method: 'PUT',
      url: `/api/publications/${id}/content`,
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      payload,
    });
  const stored = () => author.call.getPublication({ params: { id } });

  it('reads plain text as paragraphs and broken lines, and gives it back', async () => {
    const contenido = 'Un párrafo\nde dos líneas.\n\nOtro con <b>signos</b> & "comillas".';
    const saved = await save({ contenido: contenido.replaceAll('\n', '\r\n') });
    expect(saved.contenido).toBe(contenido);
    expect(saved.documento.content).toHaveLength(2);
    expect(await stored()).toMatchObject({ contenido, documento: saved.documento });
  });

  it('reads structured text plainly', async () => {
    const saved = await save(
      documento({ type: 'heading', attrs: { level: 1 }, content: [words('Método')] }, paragraph(words('Se midió.'))),
    );
    expect(saved.contenido).toBe('Método\n\nSe midió.');
  });

  it('keeps the text when only its references are sent, and the references when only the text is', async () => {
    const referencias = [{ id: 'ref1', texto: 'Ruiz, A. (2020). Mareas.' }];
    expect(await save({ referencias })).toMatchObject({ contenido: 'Método\n\nSe midió.', referencias });
    expect(await save({ contenido: 'Nuevo.' })).toMatchObject({ contenido: 'Nuevo.', referencias });
    expect(await save({ contenido: '' })).toMatchObject({ contenido: '', documento: { content: [] }, referencias });
  });

  it('wants to be told one text: neither none nor two', async () => {
    expect(await problemOf(save({}))).toMatchObject({ status: 422 });
    expect(await problemOf(save({ contenido: 'a', ...documento(paragraph(words('b'))) }))).toMatchObject({
      status: 422,
    });
  });

  it('makes the MathML of a formula itself, from its TeX or from what is harmless of what was sent', async () => {
    const hostile =
      '<math onclick="x()"><mi href="javascript:x()">a</mi><mtext><img src="x" onerror="x()"/></mtext>' +
      '<script>x()</script><annotation-xml encoding="text/html"><b>x</b></annotation-xml><mo>&lt;</mo></math>';
    const saved = await save(
      documento(
        paragraph({ type: 'mathInline', attrs: { mathml: hostile } }),
        { type: 'mathBlock', attrs: { tex: '\\href{javascript:x()}{y} + \\frac{1}{2}', mathml: hostile } },
        { type: 'mathBlock', attrs: { tex: '\\frac{1}', mathml: '' } },
      ),
    );
    const written = JSON.stringify(saved.documento.content);
    for (const harm of ['onclick', 'onerror', '<script', '<img', 'href=', 'annotation', 'src='])
      expect(written).not.toContain(harm);
    expect(written).toContain('<mfrac>');
    expect((await stored()).documento).toEqual(saved.documento);
  });

  it('refuses a formula that is none, naming it', async () => {
    const problem = await problemOf(save(documento(paragraph({ type: 'mathInline', attrs: { mathml: '<b>x</b>' } }))));
    expect(problem).toMatchObject({ status: 422, errors: [{ field: 'documento' }] });
  });

  it('refuses links that run, pictures from elsewhere, and any node that it does not know', async () => {
    const link = (href: string) => paragraph({ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] });
    const figure = (src: string) => ({ type: 'figure', attrs: { src, alt: '' }, content: [{ type: 'caption' }] });
    const hostile: object[] = [
      ...['javascript:alert(1)', 'JAVASCRIPT:alert(1)', ' java\nscript:x', 'data:text/html,x', 'vbscript:x', '//x'].map(
        link,
      ),
      ...['https://otra.example/a.png', '//otra.example/a.png', 'data:image/png;base64,x', '/api/health'].map(figure),
      ...['/files/../api/auth/profile', '/files/x/../../login', '/files//otra.example/a.png', '/files/'].map(figure),
      { type: 'script', content: [] },
      { type: 'paragraph', content: [], onclick: 'x()' },
      { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'style', attrs: { style: 'x' } }] }] },
      { type: 'heading', attrs: { level: 9 }, content: [] },
      { type: 'codeBlock', content: [link('https://a.example')] },
    ];
    const before = await stored();
    for (const node of hostile) {
      const response = await sendRaw({ documento: { type: 'doc', content: [node] } });
      expect([node, response.statusCode]).toEqual([node, 422]);
      expect(response.json().errors[0].field).toMatch(/^documento/);
    }
    expect(await stored()).toEqual(before);
    const good = documento(link('https://a.example/x'), link('mailto:a@b.example'));
    expect(await save(good)).toMatchObject(good);
  });

  it('refuses nesting without end instead of falling over it', async () => {
    const deep = (open: string, close: string, times: number) => open.repeat(times) + close.repeat(times);
    const bodies = [
      `{"documento":{"type":"doc","content":[${deep('{"type":"blockquote","content":[', ']}', 20_000)}]}}`,
      `{"contenido":${deep('[', ']', 500_000)}}`,
      deep('{"a":', '}', 100_000).replace(':}', ':1}'),
    ];
    for (const body of bodies) expect((await sendRaw(body)).statusCode).toBe(422);
  });

  it('holds two million characters, and not one more', async () => {
    const page = `${'Palabras que llenan la línea. '.repeat(66).trim()}\n\n`;
    const contenido = page.repeat(2_000_000 / page.length).trim();
    expect(contenido.length).toBeGreaterThan(1_990_000);
    expect((await save({ contenido })).contenido).toBe(contenido);
    expect((await sendRaw({ contenido: 'x'.repeat(2_000_001) })).statusCode).toBe(422);
    expect((await sendRaw({ contenido: 'x'.repeat(9_000_000) })).statusCode).toBe(413);
  });

  it('refuses a text of more pieces than anybody could read', async () => {
    expect((await sendRaw({ contenido: 'a\n'.repeat(1_000_000) })).statusCode).toBe(422);
    const response = await sendRaw(documento(...Array.from({ length: 120_000 }, () => paragraph(words('a')))));
    expect(response.statusCode).toBe(422);
  });

  it('refuses more formulas than can be typeset while others wait', async () => {
    const inline = (tex: string) => ({ type: 'mathInline' as const, attrs: { tex, mathml: '' } });
    const many = Array.from({ length: 10_001 }, () => inline('x'));
    const long = Array.from({ length: 51 }, () => inline('x+'.repeat(9_999)));
    for (const content of [many, long]) {
      const response = await sendRaw(documento({ type: 'paragraph', content }));
      expect(response.statusCode).toBe(422);
      expect(response.json().errors).toEqual([
        { field: 'documento', code: 'formulas', message: 'Tiene demasiadas fórmulas.' },
      ]);
    }
  });

  it('counts as an edit: it moves the date and is recorded', async () => {
    const before = await stored();
    const after = await save({ contenido: 'Otra vez.' });
    expect(after.fechaActualizacion > before.fechaActualizacion).toBe(true);
    const admin = await platform().person('Ada', 'ADMIN');
    const { activity } = await admin.call.activity({ query: { limit: 1 } });
    expect(activity).toMatchObject([{ type: 'publication.edited', userId: author.user.id }]);
  });
});
