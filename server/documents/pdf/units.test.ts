import { expect, it } from 'vitest';
import { tiedText } from '#contract/manuscript-html/units.ts';
import { writeHtml } from '#server/documents/html/write-html.ts';
import { writeJats } from '#server/documents/jats/write/write-jats.ts';
import { text, workOf } from '#server/documents/model/exported-works.fixture.ts';
import { typesettingJob } from '#server/documents/pdf/typesetting-job.ts';

it('a number and its unit stay on one line where a text is read, and as they were written in JATS', async () => {
  const content = [text('A una media de 21,4 °C en mayo.')];
  const work = workOf([{ type: 'paragraph', content }]);
  const tied = 'media de 21,4\u00A0°C en';
  expect(tiedText(content, 0)).toContain(tied);
  expect(await writeHtml(work)).toContain(tied);
  expect((await typesettingJob(work)).source).toContain(tied);
  expect(writeJats(work)).toContain('media de 21,4 °C en');
});
