/** A service that compares texts with those of elsewhere: what any of them must do, and the one that speaks HTTP as docs/similarity-service.md says. */
import { z } from 'zod';
import { webAddress } from '#contract/entities/common.ts';
import { minuteMs } from '#contract/time.ts';
import { boundedText } from '#server/platform/http/bounded-text.ts';

export interface TextForOutside {
  titulo: string;
  idioma: string;
  texto: string;
}
/** What it says of a text: nothing yet, what it found, or that it cannot compare it. */
export type OutsideAnswer =
  | { estado: 'PENDIENTE' }
  | { estado: 'LISTA'; porcentaje: number; informe: string | null }
  | { estado: 'FALLIDA' };

export interface SimilarityService {
  /** Hands a text over and gives by what the service knows it; undefined where it does not take it. Throws where it cannot be asked now. */
  send(text: TextForOutside): Promise<string | undefined>;
  /** What it says of that text by now. Throws where it cannot be asked now. */
  read(reference: string): Promise<OutsideAnswer>;
}

const sentSchema = z.object({ id: z.string().min(1).max(200) });
const answerSchema = z.discriminatedUnion('estado', [
  z.object({ estado: z.literal('PENDIENTE') }),
  z.object({
    estado: z.literal('LISTA'),
    porcentaje: z.number().min(0).max(100).transform(Math.round),
    informe: webAddress.nullable().default(null),
  }),
  z.object({ estado: z.literal('FALLIDA') }),
]);

const patienceMs = minuteMs / 2;
/** Bytes of an answer; ours are some hundred. */
const largestAnswer = 100_000;

/** The service at an address that has its token before the '@', as `https://TOKEN@service.example`. */
export function similarityService(address: string): SimilarityService {
  const { origin, pathname, username } = new URL(address);
  const texts = `${origin}${pathname.replace(/\/+$/, '')}/textos`;
  const headers = { authorization: `Bearer ${decodeURIComponent(username)}`, 'content-type': 'application/json' };
  const ask = (url: string, more: RequestInit) =>
    // Redirected, the text and the token would go to somebody else.
    fetch(url, { ...more, headers, redirect: 'error', signal: AbortSignal.timeout(patienceMs) });
  return {
    send: async (text) => {
      const answer = await ask(texts, { method: 'POST', body: JSON.stringify(text) });
      if (isRefusal(answer.status)) {
        await answer.body?.cancel();
        return undefined;
      }
      return sentSchema.parse(await jsonOf(answer)).id;
    },
    read: async (reference) => {
      const answer = await ask(`${texts}/${encodeURIComponent(reference)}`, {});
      if (!isRefusal(answer.status)) return answerSchema.parse(await jsonOf(answer));
      await answer.body?.cancel();
      return { estado: 'FALLIDA' };
    },
  };
}

/** Of this text, and not of who asks or how often. */
const isRefusal = (status: number) => [400, 404, 409, 410, 413, 415, 422].includes(status);

async function jsonOf(answer: Response): Promise<unknown> {
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`the similarity service answered ${answer.status}`);
  }
  return JSON.parse(await boundedText(answer, largestAnswer));
}
