/** Certificates (X.509) that sign themselves, as institutions have theirs, for any span of time: written by hand, since Node reads them alone. */
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

const tlv = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const bytes = content.length.toString(16);
  const length = Buffer.from(bytes.length % 2 ? `0${bytes}` : bytes, 'hex');
  return Buffer.concat([
    Buffer.from([tag]),
    content.length < 128 ? Buffer.from([content.length]) : Buffer.concat([Buffer.from([0x80 | length.length]), length]),
    content,
  ]);
};
const sequence = (...parts: Uint8Array[]) => tlv(0x30, ...parts);
/** GeneralizedTime. */
const moment = (date: Date) => tlv(0x18, Buffer.from(`${date.toISOString().replace(/[-:T]|\..*/g, '')}Z`));
/** sha256WithRSAEncryption, and its parameters: none. */
const algorithm = sequence(tlv(0x06, Buffer.from('2a864886f70d01010b', 'hex')), tlv(0x05));
const commonName = (name: string) =>
  sequence(tlv(0x31, sequence(tlv(0x06, Buffer.from('550403', 'hex')), tlv(0x0c, Buffer.from(name)))));

const dayMs = 86_400_000;

export interface Certificate {
  pem: string;
  key: KeyObject;
}

/**
 * A certificate of a new key, which signs itself.
 * @param days from now: between which it is valid
 */
export function certificate({
  from = -1,
  to = 365,
  bits = 2048,
}: {
  from?: number;
  to?: number;
  bits?: number;
} = {}): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  const name = commonName('Universidad de Ejemplo');
  const at = (days: number) => moment(new Date(Date.now() + days * dayMs));
  const said = sequence(
    tlv(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(at(from), at(to)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const whole = sequence(said, algorithm, tlv(0x03, Buffer.from([0]), sign('sha256', said, privateKey)));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return { pem: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----`, key: privateKey };
}
