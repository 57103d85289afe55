import type { MessageKey } from '#web/messages/i18n.ts';
import { EditorDashboard } from '#web/screens/dashboard/editor.tsx';

export const title = 'navigation.queue' satisfies MessageKey;

/** The editors' queue at an address of its own, for whoever has the role, first or not. */
export const Screen = EditorDashboard;
