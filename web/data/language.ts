import { i18n, speak } from '#web/messages/i18n.ts';
import { onPreferences, preferences } from './preferences.ts';

/** Speaks the preferred language from now on; `<html lang>` follows. A page rendered in Spanish changes after it stands. */
export function followLanguage(): void {
  const apply = () => speak(preferences().language);
  const mark = () => {
    document.documentElement.lang = i18n.locale;
  };
  i18n.on('change', mark);
  mark();
  onPreferences(() => void apply());
  void apply();
}
