/** Where a published work appeared, as a typeset page says it: in its running head, on its first page, in its citation. */
import { type Appeared, appearedIn } from '#server/documents/citations/appeared-in.ts';
import { cite } from '#server/documents/citations/cite.ts';
import { citedWork } from '#server/documents/citations/cited-work.ts';
import { webLink } from './links.ts';
import type { Typesetting } from './typesetting.ts';
import { array, type Code, call, joined, string } from './typst.ts';

/** What may not be cited as it stands, or whose journal would tell who wrote it, names none. */
const appeared = ({ work, isBlind, review }: Typesetting) => work.isPublished && !isBlind && !review;

/** Undefined where it has not appeared. */
export const journalOf = (typesetting: Typesetting): Appeared | undefined =>
  appeared(typesetting) ? appearedIn(typesetting.work) : undefined;

/** The journal and its issue, for the running head; '' where there is none. */
export function runningJournal(typesetting: Typesetting): string {
  const journal = journalOf(typesetting);
  return journal ? [journal.name, journal.issue].filter(Boolean).join(', ') : '';
}

/** Within a text: the odd pieces that it is split into. */
const address = /(https?:\/\/\S+[^\s.,;])/;

/** 'Cómo citar' with the work as others cite it (APA), in its language; none of what has not appeared. */
export function howToCite(typesetting: Typesetting): Code[] {
  if (!appeared(typesetting)) return [];
  const { work, words } = typesetting;
  const { partes } = cite(citedWork(work), 'apa', work.idioma.startsWith('en') ? 'en' : 'es');
  const shown = partes.flatMap(({ texto, cursiva }) =>
    cursiva
      ? [call('emph', [string(texto)])]
      : texto.split(address).map((part, at) => (at % 2 ? webLink(part) : string(part))),
  );
  return [array([string(words.howToCite), joined(shown)])];
}
