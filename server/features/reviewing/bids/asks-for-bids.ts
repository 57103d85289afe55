import type { Services } from '#server/platform/services.ts';

/** Whether some journal asks reviewers what they would like to review. */
export const asksForBids = (settings: Services['settings']): boolean =>
  settings.journals().some(({ id }) => settings.of(id).preferenciasDeRevision);
