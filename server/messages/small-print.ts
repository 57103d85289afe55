/** What stands below mails in which something can be chosen. */
import { settingsAddress } from './mail-frame.ts';

/** Where people with an account change what they are written. */
export const chosenInSettings = {
  es: `Qué avisos {te|le} llegan por correo se elige en {tu|su} configuración: ${settingsAddress}`,
  en: `Which notices reach you by mail is yours to choose in your settings: ${settingsAddress}`,
};
