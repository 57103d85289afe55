/** The PDF of a whole number: cover, masthead, contents with pages, and its works, for screen readers as an article's. */
import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { issueFixture } from '#server/documents/model/exported-issue.fixture.ts';
import { issueJob } from '#server/documents/pdf/issue.ts';
import { readPdf } from '#server/features/catalogue/pdf/read-pdf.ts';
import { typesetJob } from '#server/features/exports/typeset.ts';

it('has a cover, a masthead, contents with pages and each work on pages of its own, and meets what an article does', async () => {
  const warnings: string[] = [];
  const pdf = await typesetJob(await issueJob(issueFixture()), { warn: (warning) => warnings.push(warning) });
  if (process.env.KEEP_PDF) writeFileSync(process.env.KEEP_PDF, pdf);
  expect(warnings).toEqual([]);
  const { texto, paginas } = await readPdf(new Uint8Array(pdf));
  expect(paginas).toBe(6);
  for (const said of ['Orilla', 'vol. 12, n.º 3 (2031)', 'Humedales', 'Edición invitada', 'Sumario', 'e12002'])
    expect(texto).toContain(said);
  // The work after one that begins on page 7 goes on counting.
  expect(texto.replace(/\s+/g, ' ')).toMatch(/El agua Ana Ruiz 7/);
  expect(texto.replace(/\s+/g, ' ')).toMatch(/Una reseña 9/);
  expect(texto).toContain('Método de mud');
  expect(texto).toContain('El texto de esta obra está en su propio PDF');
});

it('has the journal’s mark on its cover, which is read aloud as its name', async () => {
  const issue = issueFixture();
  const revista = { ...issue.revista, logo: '/files/identidad/marca.png' };
  const marked = {
    ...issue,
    revista,
    obras: issue.obras.map((each) => ({ ...each, obra: { ...each.obra, revista } })),
  };
  const cover = async (of: typeof issue) => /#issue-cover\(([\s\S]*?)\);/.exec((await issueJob(of)).source)?.[1] ?? '';
  expect(await cover(issue)).not.toContain('logo:');
  const name = /logo: "([^"]+)"/.exec(await cover(marked))?.[1] ?? expect.fail('no mark');
  expect((await issueJob(marked)).pictures.map((picture) => picture.name)).toContain(name);
  const { texto } = await readPdf(new Uint8Array(await typesetJob(await issueJob(marked))));
  expect(texto).toContain('vol. 12, n.º 3 (2031)');
});

it('is the same job for the same number', async () => {
  const [first, second] = [await issueJob(issueFixture()), await issueJob(issueFixture())];
  expect(second.source).toBe(first.source);
});
