/** How long a PDF of a long work takes: 100,000 words, 300 references, 100 figures. */
import { workOf } from '#server/documents/model/exported-works.fixture.ts';
import { typesetPdf } from '#server/features/exports/typeset.ts';
import { drawing, longText } from './long-text.ts';

/** Seconds and bytes of the second of two PDFs: the first also starts the process and reads the fonts. */
export async function measurePdf(): Promise<{ firstSeconds: number; seconds: number; bytes: number }> {
  const work = longWork();
  const timed = async () => {
    const begun = performance.now();
    const { byteLength } = await typesetPdf(work);
    return { seconds: (performance.now() - begun) / 1000, bytes: byteLength };
  };
  const first = await timed();
  return { firstSeconds: first.seconds, ...(await timed()) };
}

function longWork() {
  const { content, referencias } = longText('/files/obra');
  return workOf(content, {
    referencias,
    pictures: async (address) => ({ type: 'image/svg+xml', bytes: drawing(address) }),
  });
}
