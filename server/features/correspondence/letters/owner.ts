import { refuse } from '#contract/refuse.ts';
import { runsWorksOf } from '#contract/roles.ts';
import type { Person } from '#contract/workflow.ts';
import type { TemplateOwner } from '#server/platform/mail/template-queries.ts';
import { ownerOf } from '#server/platform/mail/template-read.ts';
import type { Services } from '#server/platform/services.ts';

/**
 * Whose templates are meant: the platform's where no journal is said, and for its principal one. Throws `no_encontrado`, the same for
 * a journal that is not there and for one whose works the viewer does not run.
 */
export function readableOwner({ settings }: Services, viewer: Person, revista: string | undefined): TemplateOwner {
  if (revista === undefined) return undefined;
  const known = settings.journals().some(({ id }) => id === revista);
  if (!known || !runsWorksOf(viewer, { revistaId: revista })) throw refuse('no_encontrado');
  return ownerOf(revista);
}
