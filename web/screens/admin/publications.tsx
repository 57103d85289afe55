import type { MessageKey } from '#web/messages/i18n.ts';
import { Management } from '#web/screens/publications/management.tsx';
import { AssignButton } from './assign-button.tsx';
import { DeletedWorks } from './deleted-works.tsx';

export const title = 'author.management.title' satisfies MessageKey;

/** /admin/publications (spec 001 §2): the management screen with reviewers to assign, and what was deleted and can come back. */
export const Screen = () => (
  <Management more={(list) => <DeletedWorks {...list} />} actions={(work) => <AssignButton work={work} />} />
);
