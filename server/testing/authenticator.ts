/** A passkey in software: what a telephone or a key does of WebAuthn, and what a dishonest one would. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

export interface Lies {
  /** Where its browser says that it is. */
  origin?: string;
  /** The host for which it signs. */
  rpId?: string;
  /** Nobody showed it finger, face or PIN. */
  unverified?: true;
  /** How often it says that it was used. */
  counter?: number;
  challenge?: string;
  type?: string;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

type Said = number | string | Buffer | Map<number, number | Buffer> | Map<string, Said>;

/** CBOR (RFC 8949 §3) of as much as an authenticator says: small numbers, texts, bytes, maps. */
function cbor(value: Said): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map) {
    const entries: [number | string, Said][] = [...value];
    return Buffer.concat([head(5, value.size), ...entries.flatMap(([key, each]) => [cbor(key), cbor(each)])]);
  }
  return Buffer.concat([head(2, value.length), value]);
}

export class Authenticator {
  readonly id = randomBytes(32);
  readonly #key: { publicKey: KeyObject; privateKey: KeyObject };
  readonly #origin: string;
  /** Synchronised passkeys say 0 for ever. */
  readonly #counts: boolean;
  used = 0;

  /** @param origin where its browser is, `https://pliego.example` */
  constructor(origin: string, { counts = true } = {}) {
    this.#key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#origin = origin;
    this.#counts = counts;
  }

  /** What the browser says of a passkey that was made as `opciones` (of `askPasskey`) ask. */
  make(opciones: string, lies: Lies = {}): string {
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' });
    // EC2, ES256, P-256 (RFC 9053 §7.1).
    const cose = new Map<number, number | Buffer>();
    cose.set(1, 2).set(3, -7).set(-1, 1);
    cose.set(-2, Buffer.from(x, 'base64url')).set(-3, Buffer.from(y, 'base64url'));
    const idLength = Buffer.from([0, this.id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), idLength, this.id, cbor(cose)]);
    const authData = Buffer.concat([this.#data(lies, 0x40), credential]);
    const attestation = new Map<string, Said>();
    attestation.set('fmt', 'none').set('attStmt', new Map()).set('authData', authData);
    return this.#said({
      clientDataJSON: this.#client('webauthn.create', opciones, lies).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** What the browser says of a passkey that was used as `opciones` ask. */
  sign(opciones: string, lies: Lies = {}): string {
    if (this.#counts) this.used++;
    const client = this.#client('webauthn.get', opciones, lies);
    const authData = this.#data(lies, 0);
    const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), this.#key.privateKey);
    return this.#said({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #said(response: object): string {
    const id = this.id.toString('base64url');
    return JSON.stringify({ id, rawId: id, type: 'public-key', response, clientExtensionResults: {} });
  }

  #client(type: string, opciones: string, lies: Lies): Buffer {
    const { challenge } = JSON.parse(opciones) as { challenge: string };
    return Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? this.#origin,
        crossOrigin: false,
      }),
    );
  }

  #data({ rpId = new URL(this.#origin).hostname, unverified, counter = this.used }: Lies, more: number): Buffer {
    const flags = 0x01 | (unverified ? 0 : 0x04) | more;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  }
}
