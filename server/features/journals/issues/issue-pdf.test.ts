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

it('is the same job for the same number', async () => {
  const [first, second] = [await issueJob(issueFixture()), await issueJob(issueFixture())];
  expect(second.source).toBe(first.source);
});
