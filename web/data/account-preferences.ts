import type { Preferences as AccountPreferences } from '#contract/entities/user.ts';
import { savePreferences } from './preferences.ts';

/** What the account chose holds in this browser from its log-in on; what it did not choose stays as it is here. */
export function followAccount({ theme, language, notifications }: AccountPreferences): void {
  savePreferences({ ...(theme && { theme }), ...(language && { language }), notifications });
}
