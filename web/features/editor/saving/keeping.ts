/** Where the text that the editor holds is kept. */
import type { CallName } from '#contract/calls.ts';
import type { Publication } from '#contract/entities/publication.ts';
import type { useClient } from '#web/data/client-context.ts';
import type { WorkText } from '../work-text.ts';
import { nameOfText } from './text-copy.ts';

type Stored = Pick<Publication, 'documento' | 'referencias' | 'revision'>;
type Client = ReturnType<typeof useClient>;

export interface TextKeeping {
  /** Under which this browser keeps its copy. */
  name: string;
  /** Saves over one revision. */
  save: (client: Client, content: WorkText | null, revision: number | undefined) => Promise<Stored>;
  read: (client: Client) => Promise<Stored>;
  /** What other screens remember of it, and is old once it was edited. */
  stale: readonly CallName[];
  /** A file may be taken for its text. */
  imports: boolean;
}

/** The text of a draft. */
export const ofDraft = (id: string): TextKeeping => ({
  name: nameOfText(id),
  save: (client, content, revision) => client.saveContent({ params: { id }, body: { ...content, revision } }),
  read: (client) => client.getPublication({ params: { id } }),
  stale: ['getPublication', 'myPublications', 'listPublications'],
  imports: true,
});
