/** Which works and journals a report is narrowed down to, by an identifier or an author. */

import type { Services } from '#server/platform/services.ts';
import type { Asked, AskedItem } from './arguments.ts';
import { findWorksBy, findWorksOfAuthor } from './asked-queries.ts';
import { namedJournal, namespaceOf, type Provider } from './named-things.ts';

/** Undefined: it is not narrowed down. */
export interface Narrowed {
  /** The ids of works, or of titles that are works. */
  works: readonly string[] | undefined;
  /** Whether a journal is told of as a title. */
  hasJournal: (revistaId: string) => boolean;
}

type From = Provider & { services: Pick<Services, 'db' | 'env' | 'settings'> };

export async function narrowedTo(from: From, { item, author }: Pick<Asked, 'item' | 'author'>): Promise<Narrowed> {
  const { db } = from.services;
  const byItem = item && (await findWorksBy(db, item.kind, ownValue(from, item)));
  const byAuthor = author && (await findWorksOfAuthor(db, author));
  const works = byItem && byAuthor ? byItem.filter((id) => byAuthor.includes(id)) : (byItem ?? byAuthor);
  return { works, hasJournal: (revistaId) => !item || isOfJournal(from, revistaId, item) };
}

/** The id of a work, where it is named by one of the platform's own or by its page; else as it was asked for. */
function ownValue({ site }: Provider, { kind, value }: AskedItem): string {
  const own = `${namespaceOf(site)}:`;
  if (kind === 'Proprietary') return value.startsWith(own) ? value.slice(own.length) : '';
  if (kind === 'URI') return /^https?:\/\/[^/]+\/catalogo\/([0-9a-f-]{36})\/?$/i.exec(value)?.[1]?.toLowerCase() ?? '';
  return value;
}

function isOfJournal(from: From, revistaId: string, { kind, value }: AskedItem): boolean {
  const { Item_ID } = namedJournal(from, revistaId);
  const ids: Readonly<Partial<Record<string, string>>> = Item_ID;
  const names = kind === 'ISSN' ? ['Online_ISSN', 'Print_ISSN'] : [kind];
  return names.some((name) => ids[name]?.toUpperCase() === value.toUpperCase());
}
