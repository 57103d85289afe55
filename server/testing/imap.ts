/** A real IMAP server for the tests (Dovecot): its own folder, on free ports of 127.0.0.1, with TLS by a certificate that nobody knows. */
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import { freePort, nonRootUser } from './postgres-cluster.ts';

const password = 'secreta';

export interface TestImap {
  /** A mailbox of its own for each name; by TLS from the first byte where asked. */
  url: (name: string, how?: { tls?: boolean; host?: string; folder?: string; password?: string }) => string;
  /** Another program at the same mailbox, as a person's. */
  as: <T>(name: string, act: (client: ImapFlow) => Promise<T>) => Promise<T>;
  /** What it was asked and did. */
  log: () => string;
  /** Nobody answers from then on, until `start`. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
  close: () => Promise<void>;
}

/** Dovecot's program, or undefined where it is not installed. */
export const findDovecot = (): string | undefined =>
  ['/usr/sbin', '/usr/local/sbin', ...(process.env.PATH ?? '').split(':')]
    .map((folder) => join(folder, 'dovecot'))
    .find((program) => existsSync(program));

interface Differing {
  ssl?: 'yes' | 'no';
  /** What its owner may do in a mailbox (RFC 4314), as 'lr'; all, unless said. */
  rights?: string;
}

/** @param differs what this one does differently */
export async function startImap(program: string, differs: Differing = {}): Promise<TestImap> {
  const owner = nonRootUser();
  const folder = mkdtempSync(join(tmpdir(), 'pliego-imap-'));
  const [plain, tls] = [await freePort(), await freePort()];
  const file = (name: string) => join(folder, name);
  for (const name of ['run', 'state', 'mail']) mkdirSync(file(name));
  const key = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=imap.prueba.test'];
  execFileSync('openssl', ['req', ...key, '-keyout', file('key.pem'), '-out', file('cert.pem')], { stdio: 'pipe' });
  const named = (flag: string) =>
    execFileSync('id', [flag, ...(owner ? [`${owner.uid}`] : [])])
      .toString()
      .trim();
  const runsAs = { user: named('-un'), group: named('-gn') };
  writeFileSync(file('dovecot.conf'), configuration(folder, { plain, tls, ...runsAs }, differs));
  writeFileSync(file('rights'), `* owner ${differs.rights ?? ''}\n`);
  for (const name of ['', 'run', 'state', 'mail', 'key.pem', 'cert.pem', 'dovecot.conf', 'rights'])
    if (owner) chownSync(file(name), owner.uid, owner.gid);

  let running: { stop: () => Promise<void> } | undefined;
  const start = async () => {
    const server = spawn(program, ['-F', '-c', file('dovecot.conf')], { ...owner, cwd: folder, stdio: 'ignore' });
    const gone = new Promise((done) => server.once('exit', done));
    running = {
      stop: async () => {
        server.kill('SIGTERM');
        await gone;
      },
    };
    await untilListening(plain);
  };
  const stop = async () => {
    await running?.stop();
    running = undefined;
  };
  await start();
  return {
    url: (name, { tls: isTls = false, host = '127.0.0.1', folder: place = 'INBOX', password: said = password } = {}) =>
      `${isTls ? 'imaps' : 'imap'}://${encodeURIComponent(name)}:${said}@${host}:${isTls ? tls : plain}/${place}`,
    as: async (name, act) => {
      const client = new ImapFlow({
        ...{ host: '127.0.0.1', port: plain, secure: false, doSTARTTLS: false, logger: false, disableAutoIdle: true },
        auth: { user: name, pass: password },
      });
      await client.connect();
      await client.mailboxOpen('INBOX');
      try {
        return await act(client);
      } finally {
        await client.logout();
      }
    },
    log: () => readFileSync(file('log'), 'utf8'),
    ...{ stop, start },
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function configuration(
  folder: string,
  { plain, tls, user, group }: { plain: number; tls: number; user: string; group: string },
  { ssl = 'yes', rights }: Differing,
): string {
  return `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = ${ssl}
ssl_cert = <${folder}/cert.pem
ssl_key = <${folder}/key.pem
disable_plaintext_auth = no
auth_verbose = yes
# At once, so that a test that is refused need not wait.
auth_failure_delay = 0
mail_location = maildir:${folder}/mail/%u
default_internal_user = ${user}
default_internal_group = ${group}
default_login_user = ${user}
first_valid_uid = 1
service anvil {
  chroot =
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${plain}
  }
  inet_listener imaps {
    port = ${tls}
    ssl = ${ssl}
  }
}
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${user} gid=${group} home=${folder}/mail/%u
}
${rights ? `mail_plugins = acl\nplugin {\n  acl = vfile:${folder}/rights\n}` : ''}
`;
}

async function untilListening(port: number): Promise<void> {
  for (let tries = 0; ; tries++) {
    const isThere = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1', () => done(true)).on('error', () => done(false));
      socket.on('connect', () => socket.destroy());
    });
    if (isThere) return;
    if (tries > 200) throw new Error('Dovecot does not listen.');
    await wait(50);
  }
}
