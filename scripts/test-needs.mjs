/** The programs that tests need beside Node: which are here, which can be installed, and what goes untested without them. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const onPath = (program) =>
  (process.env.PATH ?? '')
    .split(process.platform === 'win32' ? ';' : ':')
    .some((folder) => existsSync(`${folder}/${program}`));
/** Where Debian keeps PostgreSQL's server, a folder a version. */
const versions = '/usr/lib/postgresql';

/** Of a proxy or a mail server its package; none where systemd runs, since installing it would have it serve this machine's ports from then on. */
const serverPackage = (name) => (existsSync('/run/systemd/system') ? undefined : name);
const said = (program, ...words) => spawnSync(program, words, { encoding: 'utf8' }).stdout ?? '';

const browsers = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * `debian`: its package, where one is installed for it. `has`: as the tests find it. `hasBest`: that package itself, where
 * something else would do, and `orElse` the package of that. `without`: what is not tested then.
 */
const needs = [
  {
    name: 'PostgreSQL',
    debian: 'postgresql',
    has: () =>
      onPath('initdb') ||
      existsSync('/opt/homebrew/opt/postgresql/bin/initdb') ||
      (existsSync(versions) &&
        readdirSync(versions).some((version) => existsSync(`${versions}/${version}/bin/initdb`))),
    without: 'the server on PostgreSQL, and several processes on one database (it ran on the embedded engine)',
  },
  {
    name: 'a browser (Chromium)',
    // Chromium without a window to draw around the page: a third less to compute.
    debian: 'chromium-headless-shell',
    orElse: 'chromium',
    has: () => Boolean(process.env.CHROMIUM) || browsers.some(onPath),
    hasBest: () => Boolean(process.env.CHROMIUM) || onPath(browsers[0]),
    without: 'all that happens in a browser',
  },
  {
    name: 'xmllint',
    debian: 'libxml2-utils',
    has: () => onPath('xmllint'),
    without: 'that what is written as XML is valid by its schemas',
  },
  {
    name: 'lxml',
    debian: 'python3-lxml',
    // Debian's own Python has it: another may come before that on the path.
    has: () => spawnSync('/usr/bin/python3', ['-c', 'import lxml.isoschematron']).status === 0,
    without: 'that JATS meets the rules of SciELO PS',
  },
  {
    name: 'HTTP::OAI',
    debian: 'libhttp-oai-perl',
    has: () => spawnSync('perl', ['-MHTTP::OAI', '-e', '1']).status === 0,
    without: 'that a harvester of others takes the whole catalogue',
  },
  {
    name: 'nginx',
    debian: serverPackage('nginx'),
    has: () => onPath('nginx') || existsSync('/usr/sbin/nginx'),
    without: 'that its example of docs/operations serves Pliego',
  },
  {
    name: 'Dovecot',
    debian: serverPackage('dovecot-imapd'),
    has: () => onPath('dovecot') || existsSync('/usr/sbin/dovecot'),
    without: 'that the mailbox of returned mail is read',
  },
  {
    name: 'openssl',
    debian: 'openssl',
    has: () => onPath('openssl'),
    without: 'that the example for nginx serves Pliego by TLS, and certificates that end',
  },
  {
    name: 'Caddy',
    debian: serverPackage('caddy'),
    has: () => onPath('caddy'),
    without: 'that its example of docs/operations serves Pliego',
  },
  {
    name: 'Pandoc',
    debian: 'pandoc',
    // Older ones than 2.11 do not read these.
    has: () =>
      ['bibtex', 'csljson'].every((format) => said('pandoc', '--list-input-formats').split('\n').includes(format)),
    without: 'that a program of others reads references and texts (JATS) as we do',
  },
  {
    name: 'feedparser',
    debian: 'python3-feedparser',
    has: () => spawnSync('/usr/bin/python3', ['-c', 'import feedparser']).status === 0,
    without: 'that a program of others reads feeds as we do',
  },
  {
    name: 'LibreOffice',
    has: () => onPath('soffice'),
    without: 'that it opens exported Word documents',
  },
];

/** Debian's packages to install, where this is Debian and we may. */
export function missingPackages() {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return [];
  return needs.filter(({ debian, has, hasBest = has }) => debian && !hasBest()).map((need) => need.debian);
}

/** What does in a package's stead, where that cannot be had. */
export const insteadOf = (name) => needs.find(({ debian, has }) => debian === name && !has())?.orElse;

/** The last line of a run: what was not tested, for want of what. */
export function untested() {
  const missing = needs.filter(({ has }) => !has());
  if (missing.length === 0) return [];
  return [`\nNot tested here: ${missing.map(({ name, without }) => `without ${name}, ${without}`).join('; ')}.`];
}
