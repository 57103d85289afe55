/** What each setting of the environment has to be, for whoever starts Pliego with one that does not fit. */
import { inMachineLanguage } from './machine-words.ts';

const es = {
  wrong: 'Hay ajustes que no encajan. Corrígelos y vuelve a arrancar:',
  found: (value: string) => `ahora: «${value}»`,
  together: 'ADMIN_EMAIL y ADMIN_PASSWORD van juntas: pon las dos, o ninguna.',
  mailing: 'con SMTP_URL salen correos, y sus enlaces llevan a esta dirección: ponla, como https://revista.example',
  settings: {
    PORT: 'un número de 0 a 65535',
    HOST: 'la dirección de esta máquina en la que escucha, como 127.0.0.1 o 0.0.0.0',
    PUBLIC_URL: 'la dirección que usan los lectores, como https://revista.example',
    HOSTS: 'nombres de máquina separados por comas, como revista.example o revista.example:8080',
    DATA_DIR: 'una carpeta',
    DATABASE_URL: 'la dirección de un PostgreSQL, como postgres://usuario:clave@maquina:5432/pliego',
    DATABASE_POOL: 'un número de 2 a 200',
    ADMIN_EMAIL: 'una dirección de correo',
    ADMIN_PASSWORD: 'una contraseña de 10 caracteres o más',
    SMTP_URL: 'un servidor de correo, como smtps://usuario:clave@smtp.example',
    MAIL_FROM: 'una dirección de correo, sola o como: Revista <hola@revista.example>',
    SIMILARITY_URL: 'un servicio que compara textos, como https://CLAVE@servicio.example',
    CROSSREF_URL: 'una cuenta de Crossref, como https://USUARIO:CLAVE@doi.crossref.org',
    DATACITE_URL: 'una cuenta de DataCite, como https://REPOSITORIO:CLAVE@api.datacite.org',
    S3_URL: 'un almacén de archivos, como https://CLAVE:SECRETO@maquina/cubo?region=eu-west-1',
    HSTS_SUBDOMAINS: 'on u off',
    METRICS_TOKEN: 'una clave de 16 caracteres o más',
    DEMO: 'on, journal u off',
    TRUST_PROXY: 'cuántos proxies hay delante, de 0 a 5',
    LOG_LEVEL: 'fatal, error, warn, info, debug o silent',
    NODE_ENV: 'production, development o test',
  },
};
export type SettingName = keyof typeof es.settings;

const en: typeof es = {
  wrong: 'There are settings that do not fit. Correct them and start again:',
  found: (value) => `now: “${value}”`,
  together: 'ADMIN_EMAIL and ADMIN_PASSWORD go together: set both, or neither.',
  mailing: 'mails go out by SMTP_URL, and their links lead to this address: set it, as https://revista.example',
  settings: {
    PORT: 'a number from 0 to 65535',
    HOST: 'the address of this machine at which it listens, as 127.0.0.1 or 0.0.0.0',
    PUBLIC_URL: 'the address that readers use, as https://revista.example',
    HOSTS: 'names of machines, separated by commas, as revista.example or revista.example:8080',
    DATA_DIR: 'a folder',
    DATABASE_URL: 'the address of a PostgreSQL, as postgres://user:password@machine:5432/pliego',
    DATABASE_POOL: 'a number from 2 to 200',
    ADMIN_EMAIL: 'a mail address',
    ADMIN_PASSWORD: 'a password of 10 characters or more',
    SMTP_URL: 'a mail server, as smtps://user:password@smtp.example',
    MAIL_FROM: 'a mail address, alone or as: Journal <hello@revista.example>',
    SIMILARITY_URL: 'a service that compares texts, as https://TOKEN@service.example',
    CROSSREF_URL: 'an account with Crossref, as https://USER:PASSWORD@doi.crossref.org',
    DATACITE_URL: 'an account with DataCite, as https://REPOSITORY:PASSWORD@api.datacite.org',
    S3_URL: 'a store of files, as https://KEY:SECRET@machine/bucket?region=eu-west-1',
    HSTS_SUBDOMAINS: 'on or off',
    METRICS_TOKEN: 'a key of 16 characters or more',
    DEMO: 'on, journal or off',
    TRUST_PROXY: 'how many proxies stand before it, from 0 to 5',
    LOG_LEVEL: 'fatal, error, warn, info, debug or silent',
    NODE_ENV: 'production, development or test',
  },
};

export const environmentWords = inMachineLanguage({ es, en });
