import type { MessageKey } from '#web/messages/i18n.ts';

export { MissingPage as Screen } from './missing-page.tsx';

export const title = 'common.notFound.title' satisfies MessageKey;
