/** What is said on the terminal of making an administrator. */
import { inMachineLanguage } from '#server/platform/machine-words.ts';

export const administratorWords = inMachineLanguage({
  es: { unconfirmed: (email: string) => `${email} ya tiene cuenta, y nadie ha confirmado que esa dirección sea suya.` },
  en: { unconfirmed: (email: string) => `${email} has an account, and nobody has confirmed its address.` },
});
