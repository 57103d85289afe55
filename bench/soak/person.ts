/** Somebody of the demonstration set who is logged in, and logs in again when that ends. */
import { type Session, sessionSchema } from '#contract/entities/user.ts';
import type { Answer, Call, Client } from './client.ts';

export class Person {
  readonly client: Client;
  readonly #email: string;
  #session: Session | undefined;

  /** @param name as `scripts/demo/people.ts` has it, without the domain */
  constructor(client: Client, name: string) {
    this.client = client;
    this.#email = `${name}@pliego.test`;
  }

  /** The headers that say who asks. */
  async headers(): Promise<Record<string, string>> {
    this.#session ??= await this.#logIn();
    return { authorization: `Bearer ${this.#session.access_token}` };
  }

  /** Has the next request log in anew. */
  forget(): void {
    this.#session = undefined;
  }

  /** One call of the API; as `Client.ask`. */
  async ask(path: string, call: Call = {}, again = true): Promise<Answer> {
    const allowed = [...(call.allowed ?? []), 401];
    for (let tries = 0; ; tries++) {
      const headers = { ...call.headers, ...(await this.headers()) };
      const answer = await this.client.ask(`/api${path}`, { ...call, allowed, headers }, again);
      if (answer.status !== 401) return answer;
      if (tries > 0) throw new Error(`${this.#email} is not let in: ${answer.body}`);
      this.forget();
    }
  }

  async #logIn(): Promise<Session> {
    const body = { email: this.#email, password: 'demo1234' };
    const answer = await this.client.ask('/api/auth/login', { method: 'POST', body });
    return sessionSchema.parse(JSON.parse(answer.body.toString()));
  }
}
