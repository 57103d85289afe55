/** A list of books as one message of ONIX, written as it is read: no more than some of its books are in memory. */
import {
  formatsWithout,
  noProduct,
  onixBeginning,
  onixEnd,
  onixGone,
  onixProducts,
} from '#server/documents/onix/write-onix.ts';
import { takeTurns } from '#server/documents/turns.ts';
import { withoutControls } from '#server/documents/xml/without-controls.ts';
import { readToldBooks } from '#server/features/exports/told-books.ts';
import type { Services } from '#server/platform/services.ts';
import { findBooks, type WhichBooks } from './queries.ts';

/** Books that are read at once. */
const batch = 20;
/** Characters that are written before others have their turn: two books or three, or one form of a volume of many chapters. */
const oneTurn = 5_000;

/**
 * @param site the beginning of this site's addresses, '' where it is not known
 * @param now what the message says of when it was sent: who asks for what changed since then misses nothing that is not in it
 */
export async function* writeBookList(
  services: Services,
  which: WhichBooks,
  { site, now }: { site: string; now: Date },
): AsyncGenerator<string> {
  const { nombre, institucion, contacto } = which.revistaId
    ? services.settings.of({ revistaId: which.revistaId })
    : services.settings.get();
  const sender = institucion || nombre;
  const turn = takeTurns(oneTurn);
  let after: string | undefined;
  let isEmpty = true;
  // Nothing is out before the first books are read: where they cannot be, that is what is answered.
  let text = onixBeginning({ sender, email: contacto || undefined, sent: minuteOf(now) });
  for (;;) {
    const rows = await findBooks(services.db, which, { after, limit: batch });
    const living = rows.flatMap(({ id, isGone }) => (isGone ? [] : [id]));
    const told = new Map((await readToldBooks(services, living, site)).map((book) => [book.id, book]));
    for (const { id } of rows) {
      const book = told.get(id);
      for (const product of book ? onixProducts(withoutControls(book)) : []) {
        isEmpty = false;
        text += product;
        await turn(product.length);
      }
      // What readers lost since it was looked up is told as gone where that is asked for; so is a form that lost its ISBN.
      const gone = which.desde ? onixGone(id, sender, book && formatsWithout(book)) : '';
      if (gone) isEmpty = false;
      text += gone;
    }
    if (text !== '') yield text;
    text = '';
    after = rows.at(-1)?.id;
    if (rows.length < batch) break;
  }
  yield (isEmpty ? noProduct : '') + onixEnd;
}

/** `20260301T0930Z` (list 55): what is told of the minute is told again to who asks from it on. */
const minuteOf = (moment: Date): string => `${moment.toISOString().slice(0, 16).replace(/[-:]/g, '')}Z`;
