/** Certificates with which institutions sign: how they are typed and kept, and which of them are valid. */
import { X509Certificate } from 'node:crypto';
import { dayMs } from '#contract/time.ts';

/** NIST SP 800-131A. */
const shortestKey = 2048;

const wrapped = (base64: string) =>
  `-----BEGIN CERTIFICATE-----\n${base64.match(/.{1,64}/g)?.join('\n') ?? ''}\n-----END CERTIFICATE-----`;

/**
 * As it is kept, in PEM: of PEM, or of its base64 alone, as metadata has it. Undefined where it is none, or none whose signatures are
 * believed: an RSA key that is not short.
 */
export function certificateOf(typed: string): string | undefined {
  const base64 = typed.replace(/-----(BEGIN|END) CERTIFICATE-----/g, '').replace(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return undefined;
  const pem = wrapped(base64);
  try {
    const { publicKey } = new X509Certificate(pem);
    const bits = publicKey.asymmetricKeyDetails?.modulusLength ?? 0;
    return publicKey.asymmetricKeyType === 'rsa' && bits >= shortestKey ? pem : undefined;
  } catch {
    // What OpenSSL cannot read is none; its words say nothing to who typed it.
    return undefined;
  }
}

/** Of a kept certificate, when it ends. */
export const endOf = (pem: string): Date => new X509Certificate(pem).validToDate;

/** Those of kept certificates that are valid at this moment: by no other is anything believed. */
export function validNow(certificates: readonly string[], now = Date.now()): string[] {
  return certificates.filter((pem) => {
    const { validFromDate, validToDate } = new X509Certificate(pem);
    return validFromDate.getTime() <= now && now < validToDate.getTime();
  });
}

/** In how many whole days the last that is valid ends; null where none is. */
export function daysLeft(certificates: readonly string[], now = Date.now()): number | null {
  const ends = validNow(certificates, now).map((pem) => endOf(pem).getTime());
  return ends.length === 0 ? null : Math.floor((Math.max(...ends) - now) / dayMs);
}
