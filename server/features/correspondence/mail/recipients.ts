/** Whom a person may write to, as they are shown to choose from and as what they chose is checked. */

import type { Recipient } from '#contract/entities/mail.ts';
import { mayWriteTo } from '#contract/roles.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Viewer } from '#server/policy/index.ts';
import {
  findAccount,
  findCoauthors,
  findHandlingEditors,
  searchAccounts,
  type WritableAccount,
} from './recipient-queries.ts';

type Person = NonNullable<Viewer>;

/** Accounts shown at once. */
const mostShown = 10;

const nameOf = ({ nombres, apellidos }: WritableAccount) => `${nombres} ${apellidos}`.trim();

/** Editors find accounts by name or address, two letters at least; authors see who is of their works. */
export async function listRecipients(db: Database, viewer: Person, search: string): Promise<Recipient[]> {
  switch (mayWriteTo(viewer)) {
    case 'accounts': {
      if (search.length < 2) return [];
      const found = await searchAccounts(db, search.split(/\s+/), mostShown);
      return found.map((row) => ({ id: row.id, papel: 'CUENTA', nombre: nameOf(row), email: row.email, obra: null }));
    }
    case 'ownWorks': {
      const editors = await findHandlingEditors(db, viewer.id);
      const coauthors = await findCoauthors(db, viewer.id);
      return [
        // Named by their work: an editor may review it under a name that its authors must not learn.
        ...editors.map(
          ({ publicacionId: id, obra }): Recipient => ({ id, papel: 'EDICION', nombre: '', email: null, obra }),
        ),
        // Without the address: anybody can name a co-author, and must not learn it that way.
        ...coauthors.map(
          (row): Recipient => ({ id: row.id, papel: 'COAUTORIA', nombre: nameOf(row), email: null, obra: row.obra }),
        ),
      ];
    }
    case 'nobody':
      return [];
  }
}

/** The account that `to` (an address, or the id of a recipient) stands for; undefined where this person may not write to it. */
export async function findRecipient(db: Database, viewer: Person, to: string): Promise<WritableAccount | undefined> {
  const leave = mayWriteTo(viewer);
  if (leave === 'nobody') return undefined;
  if (leave === 'accounts') return findAccount(db, to);
  const editors = await findHandlingEditors(db, viewer.id);
  const coauthors = await findCoauthors(db, viewer.id);
  return (
    editors.find(({ publicacionId, email }) => publicacionId === to || email === to) ??
    coauthors.find(({ id, email }) => id === to || email === to)
  );
}
