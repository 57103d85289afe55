/**
 * People who write, send, review, decide and publish, each as fast as the platform answers, and keep what it acknowledged.
 * When it is killed they wait, ask what became of their work, and go on.
 */
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { decisionSchema } from '#contract/entities/decision.ts';
import { fileSchema } from '#contract/entities/file.ts';
import { publicationSchema } from '#contract/entities/publication.ts';
import { reviewListSchema, reviewSchema } from '#contract/entities/review.ts';
import type { Estado } from '#contract/vocabulary.ts';

/** An access token each, and the reviewer's account. */
export interface Cast {
  author: string;
  reviewer: string;
  reviewerId: string;
  editor: string;
}

/** What the platform answered that it had done. */
export interface Acknowledged {
  /** Works, with how far they were. */
  works: Map<string, { estado: Estado; revision: number }>;
  reviews: Set<string>;
  completed: Set<string>;
  decisions: Set<string>;
  /** SHA-256 of what was uploaded, hex, by the file's id. */
  files: Map<string, string>;
  /** Subjects of messages from person to person. */
  messages: Set<string>;
}

interface Work {
  id: string;
  n: number;
  tried: Set<'file' | 'message'>;
}

const order: readonly Estado[] = ['BORRADOR', 'EN_REVISION', 'APROBADO', 'PUBLICADO'];
const people = 4;
/** The platform ended in the middle: nobody knows whether it was done. */
class Gone extends Error {}

export class EditorialLoad {
  readonly acknowledged: Acknowledged = {
    works: new Map(),
    reviews: new Set(),
    completed: new Set(),
    decisions: new Set(),
    files: new Map(),
    messages: new Set(),
  };
  /** What had been acknowledged and was there no more, and what was refused without a reason: both stay empty. */
  readonly complaints: string[] = [];
  /** Answers that it has had. */
  answered = 0;
  readonly #cast: Cast;
  readonly #open: Work[] = [];
  #works = 0;

  constructor(cast: Cast) {
    this.#cast = cast;
  }

  /** Works at the address until the platform is gone; begins nothing new once `finish`, and ends when all is done. */
  async work(url: string, finish = false): Promise<void> {
    const one = async () => {
      for (;;) {
        const work = this.#open.shift() ?? (finish ? undefined : await this.#create(url));
        if (!work) return;
        try {
          while (await this.#advance(url, work));
        } catch (error) {
          this.#open.push(work);
          throw error;
        }
      }
    };
    const ended = await Promise.allSettled(Array.from({ length: people }, one));
    for (const each of ended) if (each.status === 'rejected' && !(each.reason instanceof Gone)) throw each.reason;
  }

  async #create(url: string): Promise<Work> {
    const n = this.#works++;
    // One in four is left with its reviewer, who is reminded.
    const titulo = n % 4 === 3 ? `Espera ${n}.` : `Obra ${n}.`;
    const body = { titulo, resumen: 'Un resumen.', palabrasClave: ['prueba'] };
    const { id, estado, revision } = await this.#done(url, 'POST', '/publications', body, publicationSchema, 'author');
    this.acknowledged.works.set(id, { estado, revision });
    return { id, n, tried: new Set() };
  }

  /** The next step of a work, by what the platform says of it now. False: there is none. */
  async #advance(url: string, work: Work): Promise<boolean> {
    const path = `/publications/${work.id}`;
    const now = await this.#done(url, 'GET', path, undefined, publicationSchema, 'author');
    this.#compare(now);
    if (now.estado === 'BORRADOR') {
      if (now.revision === 0) await this.#step(url, 'PUT', `${path}/content`, { contenido: 'El texto.', revision: 0 });
      else if (work.n % 3 === 0 && !work.tried.has('file')) await this.#upload(url, work);
      else await this.#step(url, 'POST', `${path}/submit-review`, undefined);
      return true;
    }
    if (now.estado === 'EN_REVISION') return this.#review(url, work);
    if (now.estado === 'APROBADO') {
      await this.#step(url, 'PATCH', `${path}/estado`, { estado: 'PUBLICADO' });
      return true;
    }
    if (work.n % 16 === 0 && !work.tried.has('message')) await this.#write(url, work);
    return false;
  }

  async #review(url: string, { id, n }: Work): Promise<boolean> {
    const list = `/reviews/publications/${id}`;
    const { reviews } = await this.#done(url, 'GET', list, undefined, reviewListSchema, 'editor');
    const [review] = reviews;
    if (!review) {
      const body = { revisorId: this.#cast.reviewerId };
      const given = await this.#try(url, 'POST', `${list}/assign-reviewer`, body, reviewSchema, 'editor');
      if (given) this.acknowledged.reviews.add(given.id);
      return true;
    }
    if (n % 4 === 3) return false;
    if (review.fechaCompletada === null) {
      if (this.acknowledged.completed.has(review.id)) this.complaints.push(`The review ${review.id} is open again.`);
      const body = { estado: 'ACEPTADA', comentarios: 'Está bien.' };
      const written = await this.#try(url, 'PATCH', `/reviews/${review.id}`, body, reviewSchema, 'reviewer');
      if (written) this.acknowledged.completed.add(written.id);
      return true;
    }
    const body = { estado: 'APROBADO' };
    const made = await this.#try(url, 'POST', `/publications/${id}/decisions`, body, decisionSchema, 'editor');
    if (made) this.acknowledged.decisions.add(made.id);
    return true;
  }

  /** A step of the author's, answered with the work. */
  async #step(url: string, method: string, path: string, body: unknown): Promise<void> {
    const after = await this.#try(url, method, path, body, publicationSchema, 'author');
    if (after) this.acknowledged.works.set(after.id, { estado: after.estado, revision: after.revision });
  }

  /** In pieces, so that it takes a while. */
  async #upload(url: string, { id, tried }: Work): Promise<void> {
    tried.add('file');
    const pieces = Array.from({ length: 8 }, (_, n) => Buffer.from(`${id};${n}\n`.repeat(2000)));
    const sha256 = createHash('sha256').update(Buffer.concat(pieces)).digest('hex');
    const slowly = new ReadableStream({
      async pull(controller) {
        await wait(5);
        const piece = pieces.shift();
        if (piece) controller.enqueue(piece);
        else controller.close();
      },
    });
    const path = `/publications/${id}/files?clase=DATOS&nombre=datos.csv`;
    const stored = await this.#try(url, 'POST', path, slowly, fileSchema, 'author');
    if (stored) this.acknowledged.files.set(stored.id, sha256);
  }

  /** Once, even where nobody knows whether it was sent: a second one would be another message. */
  async #write(url: string, { n, tried }: Work): Promise<void> {
    tried.add('message');
    const body = { to: 'autora@prueba.test', subject: `Mensaje ${n}`, message: 'Enhorabuena.' };
    const schema = z.object({ message: z.string() });
    const sent = await this.#try(url, 'POST', '/notifications/send-email', body, schema, 'editor');
    if (sent) this.acknowledged.messages.add(body.subject);
  }

  #compare({ id, estado, revision }: { id: string; estado: Estado; revision: number }): void {
    const known = this.acknowledged.works.get(id);
    if (known && (order.indexOf(estado) < order.indexOf(known.estado) || revision < known.revision))
      this.complaints.push(`${id} was ${known.estado}, revision ${known.revision}; it is ${estado}, ${revision}.`);
  }

  /** As `#try`, of what nothing can be said against. */
  async #done<S extends z.ZodType>(...[url, method, path, body, schema, who]: Call<S>): Promise<z.output<S>> {
    const answer = await this.#try(url, method, path, body, schema, who);
    if (answer === undefined) throw new Error(`${method} ${path} was refused.`);
    return answer;
  }

  /** The answer; undefined where it was refused because it is done already, or too often. Throws `Gone`. */
  async #try<S extends z.ZodType>(...[url, method, path, body, schema, who]: Call<S>) {
    const isStream = body instanceof ReadableStream;
    const type = isStream ? 'application/octet-stream' : 'application/json';
    const headers = { 'content-type': type, authorization: `Bearer ${this.#cast[who]}` };
    const sent = isStream
      ? { body, duplex: 'half' as const }
      : { ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await fetch(`${url}/api${path}`, { method, headers, ...sent }).catch(() => {
      throw new Gone();
    });
    const text = await response.text().catch(() => {
      throw new Gone();
    });
    this.answered++;
    if (response.ok) return schema.parse(JSON.parse(text));
    if (response.status !== 409 && response.status !== 429) this.complaints.push(`${method} ${path}: ${text}`);
    if (this.complaints.length > 20) throw new Error(this.complaints.join('\n'));
    return undefined;
  }
}
type Call<S> = [
  url: string,
  method: string,
  path: string,
  body: unknown,
  schema: S,
  who: keyof Omit<Cast, 'reviewerId'>,
];
