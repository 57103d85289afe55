/** Mail: whether it is taken, and whether those who receive it can believe where it comes from. */
import { Resolver } from 'node:dns/promises';
import { createTransport } from 'nodemailer';
import type { Environment } from '#server/platform/environment.ts';
import { sayError } from '#server/platform/error-words.ts';
import { type Finding, look, patienceMs, well, wrong } from './finding.ts';
import { doctorWords as words } from './words.ts';

interface Asked {
  /** The selector of DKIM's key, which the domain does not tell. */
  dkim?: string | undefined;
  /** Servers that are asked for names, as `127.0.0.1:5353`; absent: the system's. */
  nameServers?: readonly string[] | undefined;
}

/** The domain that mails come from; undefined where nobody said. */
export function senderDomain({
  MAIL_FROM,
  PUBLIC_URL,
}: Pick<Environment, 'MAIL_FROM' | 'PUBLIC_URL'>): string | undefined {
  const address = /<([^<>]+)>$/.exec(MAIL_FROM ?? '')?.[1] ?? MAIL_FROM;
  return address?.slice(address.lastIndexOf('@') + 1) ?? (PUBLIC_URL && new URL(PUBLIC_URL).hostname);
}

/** The mail server with its password, then SPF (RFC 7208), DMARC (RFC 7489) and DKIM (RFC 6376) of the sender's domain. */
export async function* examineMail(env: Environment, asked: Asked): AsyncGenerator<Finding> {
  if (!env.SMTP_URL) {
    yield env.DEMO ? well(words.noMail) : look(words.noMail, words.noMailAdvice);
    return;
  }
  const transport = createTransport({
    url: env.SMTP_URL,
    dnsTimeout: patienceMs,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  try {
    await transport.verify();
    yield well(words.mail);
  } catch (error) {
    yield wrong(words.noAnswer(words.mailServer, sayError(error)), words.noAnswerAdvice('SMTP_URL'));
  } finally {
    transport.close();
  }
  const domain = senderDomain(env);
  if (domain) yield* examineNames(domain, asked);
  if (env.MAIL_BOUNCES) yield* examineReturns(env, env.MAIL_BOUNCES, domain, asked);
}

/** Where mails come back to: that its domain takes mail, that it lets the server send in its name, and that somebody tells of them. */
async function* examineReturns(
  { MAIL_RETURNS_SECRET, IMAP_URL }: Environment,
  address: string,
  sender: string | undefined,
  { nameServers }: Asked,
): AsyncGenerator<Finding> {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const resolver = new Resolver({ timeout: patienceMs / 4, tries: 2 });
  if (nameServers) resolver.setServers(nameServers);
  try {
    const takes = await resolver.resolveMx(domain);
    yield takes.length > 0 ? well(words.returns(domain)) : wrong(words.noReturns(domain), words.noReturnsAdvice);
    if (domain !== sender)
      yield* judgeSpf(
        domain,
        (await resolver.resolveTxt(domain)).map((pieces) => pieces.join('')),
      );
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && notThere.includes(String(error.code));
    yield isAbsent
      ? wrong(words.noReturns(domain), words.noReturnsAdvice)
      : look(words.noAnswer(words.names, sayError(error)), words.noAnswerAdvice('DNS'));
  }
  if (!MAIL_RETURNS_SECRET && !IMAP_URL) yield look(words.untoldReturns(address), words.untoldReturnsAdvice);
}

/** Absent: what is not there. */
const notThere = ['ENODATA', 'ENOTFOUND'];

async function* examineNames(domain: string, { dkim, nameServers }: Asked): AsyncGenerator<Finding> {
  const resolver = new Resolver({ timeout: patienceMs / 4, tries: 2 });
  if (nameServers) resolver.setServers(nameServers);
  /** The texts at a name, each joined from its pieces. */
  const textsAt = async (name: string) => {
    try {
      return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''));
    } catch (error) {
      if (error instanceof Error && 'code' in error && notThere.includes(String(error.code))) return [];
      throw error;
    }
  };
  try {
    const exists = await Promise.any([
      resolver.resolveMx(domain),
      resolver.resolve4(domain),
      resolver.resolve6(domain),
    ]).then(
      () => true,
      (error: AggregateError) => {
        const failed = error.errors.find((each) => !notThere.includes(each.code));
        if (failed) throw failed;
        return false;
      },
    );
    if (!exists) yield wrong(words.noName(domain), words.noNameAdvice);
    yield* judgeSpf(domain, await textsAt(domain));
    const dmarc = await findDmarc(domain, textsAt);
    yield dmarc ? well(words.dmarc(domain)) : look(words.noDmarc(domain), words.noDmarcAdvice(domain));
    if (!dkim) {
      yield look(words.unknownDkim, words.unknownDkimAdvice);
      return;
    }
    const place = `${dkim}._domainkey.${domain}`;
    const hasKey = (await textsAt(place)).some((text) => /(^|;)\s*p=[A-Za-z0-9+/]/.test(text));
    yield hasKey ? well(words.dkim(place)) : wrong(words.noDkim(place), words.noDkimAdvice);
  } catch (error) {
    yield look(words.noAnswer(words.names, sayError(error)), words.noAnswerAdvice('DNS'));
  }
}

function* judgeSpf(domain: string, texts: readonly string[]): Generator<Finding> {
  const records = texts.filter((text) => /^v=spf1(\s|$)/i.test(text));
  if (records.length === 0) yield look(words.noSpf(domain), words.noSpfAdvice(domain));
  else if (records.length > 1) yield wrong(words.manySpf(domain), words.manySpfAdvice);
  else if (records.some((text) => /\s\+?all(\s|$)/i.test(text)))
    yield wrong(words.openSpf(domain), words.openSpfAdvice);
  else yield well(words.spf(domain));
}

/** The policy of the domain, or of one above it, which holds for it, too. */
async function findDmarc(domain: string, textsAt: (name: string) => Promise<string[]>): Promise<boolean> {
  const labels = domain.split('.');
  for (let at = 0; at <= labels.length - 2; at++) {
    const texts = await textsAt(`_dmarc.${labels.slice(at).join('.')}`);
    if (texts.some((text) => /^v=DMARC1\s*;/i.test(text))) return true;
  }
  return false;
}
