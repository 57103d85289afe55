/** Those who write: each keeps what it was answered that was done, and says in the end what of it is not there. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { queueSchema } from '#contract/entities/editorial.ts';
import { fileSchema } from '#contract/entities/file.ts';
import { publicationSchema } from '#contract/entities/publication.ts';
import { reviewListSchema } from '#contract/entities/review.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { placeOfFile } from '#server/platform/files/places.ts';
import type { Received } from '#server/testing/smtp.ts';
import { type Answer, Unknown } from './client.ts';
import type { Person } from './person.ts';

/** What writers are held to. */
export interface Writer {
  turn: () => Promise<void>;
  /** How many writes were answered as done. */
  writes: () => number;
  /** In words, what was answered as done and is not there, or is there twice. */
  lost: () => Promise<string[]>;
}

const read = <S extends z.ZodType>(schema: S, { body }: Answer): z.output<S> =>
  schema.parse(JSON.parse(body.toString()));

/** An author who saves the text of one draft, each time from the revision before, and now and then a file of data beside it. */
export async function author(person: Person, files: FileStore, name: string): Promise<Writer> {
  const create = { titulo: `Prueba larga de ${name}`, resumen: 'Un resumen.', palabrasClave: ['prueba'] };
  const work = read(publicationSchema, await person.ask('/publications', { method: 'POST', body: create }));
  const path = `/publications/${work.id}`;
  let { revision } = work;
  let [turn, writes] = [0, 0];
  let text = '';
  const stored = new Map<string, string>();
  const asThere = async () => read(publicationSchema, await person.ask(path));

  const save = async () => {
    const contenido = `Texto ${turn}. ${'Una frase de la prueba. '.repeat(40)}`.trim();
    const body = { contenido, revision };
    const answer = await person.ask(`${path}/content`, { method: 'PUT', body, allowed: [409] });
    const now = answer.status === 409 ? await asThere() : read(publicationSchema, answer);
    // A try that was cut may have been done: then its text stands there. Whatever else stands there is somebody's loss.
    if (answer.status === 409 && now.contenido.trim() !== contenido)
      throw new Error(
        `${name}: revision ${revision} was answered, and ${now.revision} stands there with another text.`,
      );
    ({ revision } = now);
    text = contenido;
    writes++;
  };
  const upload = async () => {
    const bytes = Buffer.from(`${work.id};${turn}\n`.repeat(2000));
    const call = { method: 'POST', body: bytes };
    const put = `${path}/files?clase=DATOS&nombre=datos-${turn}.csv`;
    const answer = await person.ask(put, call, false).catch((error: unknown) => {
      if (error instanceof Unknown) return undefined;
      throw error;
    });
    if (!answer) return;
    stored.set(read(fileSchema, answer).id, createHash('sha256').update(bytes).digest('hex'));
    writes++;
  };
  return {
    turn: async () => {
      if (turn++ % 10 === 5 && stored.size < 50) await upload();
      else await save();
    },
    writes: () => writes,
    lost: async () => {
      const now = await asThere();
      const lost = now.contenido.trim() === text ? [] : [`${name}: revision ${revision} has another text`];
      for (const [id, sha256] of stored) {
        const file = await files.get(placeOfFile(work.id, id));
        const hash = createHash('sha256');
        for await (const part of file?.stream() ?? []) hash.update(part);
        if (hash.digest('hex') !== sha256) lost.push(`${name}: file ${id}`);
      }
      return lost;
    },
  };
}

/** A reviewer who writes a review and has not sent it yet. */
export async function reviewer(person: Person): Promise<Writer> {
  const { reviews } = read(reviewListSchema, await person.ask('/reviews/my-reviews'));
  const open = reviews.find(({ fechaCompletada }) => fechaCompletada === null);
  if (!open) throw new Error('The reviewer of the demonstration set has nothing to review.');
  const path = `/drafts/revision.${open.id}`;
  let writes = 0;
  let kept = '';
  return {
    turn: async () => {
      const comentarios = `Observación ${writes + 1}. ${'Conviene precisarlo. '.repeat(20)}`;
      await person.ask(path, { method: 'PUT', body: { contenido: { comentarios } } });
      kept = comentarios;
      writes++;
      await person.ask(`/reviews/${open.id}`);
    },
    writes: () => writes,
    lost: async () => {
      const draft = read(
        z.object({ contenido: z.object({ comentarios: z.string() }).nullable() }),
        await person.ask(path),
      );
      return draft.contenido?.comentarios === kept ? [] : ['reviewer: the text of the review'];
    },
  };
}

/** An editor who looks at the queue, writes notes on its first work, and now and then a mail to its author. */
export async function editor(person: Person, received: () => readonly Received[]): Promise<Writer> {
  const first = read(queueSchema, await person.ask('/editorial/queue')).cola[0]?.obra;
  if (!first) throw new Error('The queue of the demonstration set is empty.');
  const path = `/publications/${first.id}/notes`;
  const notes = new Set<string>();
  const mails = new Set<string>();
  let turn = 0;
  const listed = async () => {
    const { notas } = read(z.object({ notas: z.array(z.object({ texto: z.string() })) }), await person.ask(path));
    return notas.map(({ texto }) => texto);
  };
  /** Done once: where nobody knows, the list says whether it was, before it is done again. */
  const note = async (texto: string): Promise<void> => {
    try {
      await person.ask(path, { method: 'POST', body: { texto } }, false);
    } catch (error) {
      if (!(error instanceof Unknown)) throw error;
      if (!(await listed()).includes(texto)) return note(texto);
    }
    notes.add(texto);
  };
  const write = async (subject: string) => {
    const body = { to: 'lector@pliego.test', subject, message: 'Un saludo.' };
    try {
      await person.ask('/notifications/send-email', { method: 'POST', body }, false);
      mails.add(subject);
    } catch (error) {
      if (!(error instanceof Unknown)) throw error;
    }
  };
  return {
    turn: async () => {
      await person.ask('/editorial/queue');
      if (++turn % 5 === 0) await note(`Nota ${turn}`);
      // The platform sends twenty an hour to one address at most.
      if (turn % 30 === 0 && mails.size < 15) await write(`Carta ${turn} de la prueba`);
    },
    writes: () => notes.size + mails.size,
    lost: async () => {
      const there = await listed();
      const lost = [...notes].flatMap((texto) => {
        const times = there.filter((each) => each === texto).length;
        return times === 1 ? [] : [`editor: ${texto} is there ${times} times`];
      });
      const came = received().map(({ raw }) => raw);
      for (const subject of mails) if (!came.some((raw) => raw.includes(subject))) lost.push(`mail: ${subject}`);
      return lost;
    },
  };
}
