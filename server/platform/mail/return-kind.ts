/** What a server's refusal says of the address: whether it is no more, or whether it may take mail another day. */
import { z } from 'zod';
import type { ReturnKind } from '#contract/vocabulary.ts';

/** A return as it is recorded. */
export interface Returned {
  clase: ReturnKind;
  /** What the server said. */
  palabras: string;
}

/**
 * The enhanced codes (RFC 3463) that speak of the address or its mailbox and hold for good: no such mailbox, no such domain, not an
 * address, moved away, no mail taken (RFC 7505), disabled; 5.4.1 is how Exchange says that there is none.
 */
const goneCodes = /^5\.(?:1\.(?:1|2|3|6|10)|2\.1|4\.1)$/;
/** The basic codes (RFC 5321 §4.2.3) that speak of the mailbox. */
const goneReplies: readonly number[] = [550, 551, 553];
/** Words by which servers refuse who sends, not who reads. */
const ofSender = /relay|spam|block|black|deny|denied|policy|reputation|spf|dkim|dmarc|rate|authenticat/i;

/**
 * PERMANENTE where the address itself is at fault; TEMPORAL of a full mailbox, of a refusal for who sends (a blocked platform must not
 * take all its readers for gone), and of all that may be otherwise tomorrow.
 * @param code the enhanced status, as '5.1.1', where the server said one
 */
export function kindOfRefusal({ code, reply, words }: { code: string | undefined; reply: number; words: string }) {
  if (code !== undefined) return goneCodes.test(code) ? 'PERMANENTE' : 'TEMPORAL';
  return goneReplies.includes(reply) && !ofSender.test(words) ? 'PERMANENTE' : 'TEMPORAL';
}

const refusalSchema = z.object({
  responseCode: z.number().min(400).max(599),
  command: z.literal('RCPT TO'),
  response: z.string().default(''),
});

/** The refusal of the reader in what a hand-over threw; undefined of all else, as of a server that is not there. */
export function refusalOfReader(error: unknown): Returned | undefined {
  const { success, data } = refusalSchema.safeParse(error);
  if (!success) return undefined;
  const { responseCode: reply, response } = data;
  const [, code] = /^\d{3}[ -]([45]\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  return { clase: kindOfRefusal({ code, reply, words: response }), palabras: response };
}
