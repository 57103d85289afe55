/** Where a published work appeared, as a typeset page says it: in its running head, on its first page, in its citation. */
import { cite } from '#server/documents/citations/cite.ts';
import { citedWork, markedPages, placeOf } from '#server/documents/citations/cited-work.ts';
import { webLink } from './links.ts';
import type { Typesetting } from './typesetting.ts';
import { array, type Code, call, joined, string } from './typst.ts';

/** What may not be cited as it stands, or whose journal would tell who wrote it, names none. */
const appeared = ({ work, isBlind, review }: Typesetting) => work.isPublished && !isBlind && !review;

interface Journal {
  /** The journal, or who published a book, a thesis or a report. */
  name: string;
  /** 'vol. 3, n.º 2 (2026), pp. 11-20'; the year alone of what is no part of an issue. */
  issue: string;
  /** 'ISSN 1234-5679 · ISSN (impreso) …' */
  issn: string;
}

/** Undefined where it has not appeared. */
export function journalOf(typesetting: Typesetting): Journal | undefined {
  if (!appeared(typesetting)) return undefined;
  const { work, words } = typesetting;
  const cited = citedWork(work);
  const { metadatos, revista } = work;
  // A work that names another journal has its numbers, not ours.
  const issnOf = (key: 'issn' | 'issnImpreso') => String(metadatos[key] ?? (metadatos.revista ? '' : revista[key]));
  const year = work.fechaPublicacion?.slice(0, 4);
  const { pages, article } = placeOf(cited);
  const parts = [cited.volume && `${words.volume} ${cited.volume}`, cited.issue && `${words.issue} ${cited.issue}`];
  const volume = parts.filter(Boolean).join(', ');
  const place = markedPages(pages, '–') ?? article;
  const issue = volume && year ? `${volume} (${year})` : volume || year;
  // A book, a report or a thesis is no part of the journal whose press publishes it.
  const issns =
    work.tipo !== 'ARTICULO'
      ? []
      : [
          [words.issn, issnOf('issn')],
          [words.printedIssn, issnOf('issnImpreso')],
        ];
  return {
    name: String(metadatos.revista ?? revista.nombre),
    issue: [issue, place].filter(Boolean).join(', '),
    issn: issns.flatMap(([label, issn]) => (issn ? [`${label} ${issn}`] : [])).join(' · '),
  };
}

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
