import type { SiteFacts } from '#contract/entities/site-facts.ts';
import { type InBoth, textIn } from '#contract/site-names.ts';
import { useCall } from '#web/data/queries.ts';
import { useLanguage } from '#web/messages/use-messages.ts';

/** What the public site says of the press; undefined where it could not be had: then it says nothing of it. */
export const useSiteFacts = (): SiteFacts | undefined => useCall('getSiteFacts').data;

/** The text of a fact in the reader's language. */
export function useTextIn(): (text: InBoth) => string {
  const language = useLanguage();
  return (text) => textIn(text, language);
}
