import type { MessageKey } from '#web/messages/i18n.ts';
import { Management } from '#web/screens/publications/management.tsx';
import { DeletedWorks } from './deleted-works.tsx';

export const title = 'author.management.title' satisfies MessageKey;

/** /admin/publications (spec 001 §2): the management screen, and what was deleted for as long as it can come back. */
export const Screen = () => <Management more={(list) => <DeletedWorks {...list} />} />;
