/** What the server says on the terminal once it runs. */
import { inMachineLanguage } from './platform/machine-words.ts';

const es = {
  running: (version: string, address: string) => `Pliego ${version} está en marcha: ${address}`,
  loading: 'Preparo las obras y las personas de demostración …',
  demonstration: 'Cuentas de demostración (contraseña demo1234):',
  noAdministrator:
    'Nadie administra la plataforma todavía. Detenla y haz la primera cuenta: npm run setup -- CORREO; después, empieza otra vez.',
  noAddress: 'Falta PUBLIC_URL (o HOSTS): sin ella, buscadores y correos no saben cómo llegar hasta aquí.',
  stop: 'Ctrl-C lo detiene.',
};
const en: typeof es = {
  running: (version, address) => `Pliego ${version} is running: ${address}`,
  loading: 'Loading the demonstration set …',
  demonstration: 'Demonstration accounts (password demo1234):',
  noAdministrator:
    'Nobody administers the platform yet. Stop it and make the first account: npm run setup -- EMAIL; then start again.',
  noAddress: 'PUBLIC_URL (or HOSTS) is missing: without it, search engines and mails do not know how to get here.',
  stop: 'Ctrl-C stops it.',
};

export const startWords = inMachineLanguage({ es, en });
