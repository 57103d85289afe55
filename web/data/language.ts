import { i18n, speak } from '#web/messages/i18n.ts';
import { onPreferences, preferences } from './preferences.ts';

/** Speaks the preferred language from now on; `<html lang>` follows. A page rendered in Spanish changes after it stands. */
export function followLanguage(): void {
  // Where its texts cannot be had the page stays as it is.
  const apply = () => speak(preferences().language).catch(() => undefined);
  const mark = () => {
    document.documentElement.lang = i18n.locale;
  };
  i18n.on('change', mark);
  mark();
  onPreferences(() => void apply());
  void apply();
}
