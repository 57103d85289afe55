/** The texts of the manuals, known once a screen that says them is there. */
import { addManuals, loadTexts } from '#web/messages/i18n.ts';

addManuals({
  es: async () => (await import('#web/messages/es.manual.ts')).esManual,
  en: async () => (await import('#web/messages/en.manual.ts')).enManual,
});

/** Of the site, too: what the page says on which the manuals are listed. */
export const loadManuals = async (): Promise<void> => {
  await Promise.all([loadTexts('manual'), loadTexts('site')]);
};
