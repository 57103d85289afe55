/** A browser that makes and uses passkeys: it keeps cookies, which the API's own client for tests does not. */
import { callAddress } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import type { PasskeyPurpose } from '#contract/entities/passkeys.ts';
import type { Proof } from '#contract/entities/second-factor.ts';
import { Authenticator, type Lies } from '#server/testing/authenticator.ts';
import type { TestPerson, TestPlatform } from '#server/testing/platform.ts';

/** Where the platform stands, as passkeys know it: `PUBLIC_URL`. */
export const site = 'https://pliego.example';

/** From a new network each time: the limits a minute are not what is tested. */
let asked = 0;
/** What a browser has: its cookies, and the log-in of who sits before it. */
export class PasskeyBrowser {
  cookies = new Map<string, string>();
  token: string | undefined;
  readonly #platform: TestPlatform;
  constructor(platform: TestPlatform, person?: Pick<TestPerson, 'token'>) {
    this.#platform = platform;
    this.token = person?.token;
  }
  async ask(name: CallName, { params, body }: { params?: Record<string, unknown>; body?: object }) {
    const { method } = calls[name];
    const answer = await this.#platform.app.inject({
      method,
      remoteAddress: `10.7.${++asked >> 8}.${asked & 255}`,
      url: `/api${callAddress(calls[name], { ...(params && { params }) })}`,
      ...(body && { payload: body }),
      headers: {
        cookie: [...this.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        ...(this.token && { authorization: `Bearer ${this.token}` }),
      },
    });
    const given = [answer.headers['set-cookie'] ?? []].flat();
    for (const each of given) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      this.cookies.set(key, value);
    }
    return { ...(answer.body && answer.json()), status: answer.statusCode, given };
  }
  async options(para: PasskeyPurpose, more: { desafio?: string; prueba?: Proof } = {}): Promise<string> {
    const { opciones, code } = await this.ask('askPasskey', { body: { para, ...more } });
    if (!opciones) throw new Error(`refused: ${code}`);
    return opciones;
  }
  logIn = (llave: string) => this.ask('logInByPasskey', { body: { llave } });
  /** With a passkey, all the way. */
  enter = async (key: Authenticator, lies: Lies = {}) => this.logIn(key.sign(await this.options('ENTRAR'), lies));
  prove = async (key: Authenticator) => ({ llave: key.sign(await this.options('PRUEBA')) });
  async add(prueba: Proof, key = new Authenticator(site)) {
    const opciones = await this.options('ALTA', { prueba });
    return { key, ...(await this.ask('addPasskey', { body: { llave: key.make(opciones) } })) };
  }
}
