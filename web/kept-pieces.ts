/**
 * Pieces of public pages as text: cards, facets, header and footer are the same on page after page, and rendering them was most of what a
 * page cost. Each is known by what it is drawn by, so that none can be older than its page: what changes has another key, and nothing is
 * ever cleared but what was not asked for longest. They are kept as they go out, in UTF-8: of a page of 130 kB a fifth is written anew.
 */
import { hash } from 'node:crypto';
import { type PieceTaker, pieceTag } from './data/kept.tsx';

/** Of all pieces together: some thousand cards, or the texts of some dozen long works. */
const mostBytes = 16_000_000;
const opening = new RegExp(`<${pieceTag} place="(\\d+)">`);
const closing = `</${pieceTag}>`;
/** What `useId` gives: it says where in the page something stands. */
const placedId = /_R_[0-9a-v]*(?:H[0-9a-v]+)?_/;

/** A part that could not be rendered here: the browser makes it, this time. */
const missingPart = /<!--\$[!?]-->/;

interface Taken {
  key: string;
  /** Undefined: it is rendered with the page. */
  text: Buffer | undefined;
  isAtOnePlace: boolean;
}

/** One page that is being rendered. */
export interface PageOfPieces extends PieceTaker {
  /** A document around what React rendered, with the pieces in their places. Those that were not at hand are kept from here on. */
  fill: (html: string) => Buffer;
}

export class KeptPieces {
  readonly #texts = new Map<string, Buffer>();
  readonly #most: number;
  #size = 0;

  constructor(most: number = mostBytes) {
    this.#most = most;
  }

  /** `common`: what every piece of the page is drawn by. */
  page(common: readonly unknown[]): PageOfPieces {
    const taken: Taken[] = [];
    const marks = new Map<unknown, string>();
    /** Several pieces are drawn by one object, which is read once. */
    const markOf = (value: unknown): string => {
      const mark = marks.get(value) ?? hash('sha256', JSON.stringify(value) ?? '', 'base64url');
      marks.set(value, mark);
      return mark;
    };
    return {
      take: (name, by, isAtOnePlace) => {
        const key = [name, ...[common, ...by].map(markOf)].join(' ');
        const text = this.#get(key);
        return { place: taken.push({ key, text, isAtOnePlace }) - 1, isAtHand: text !== undefined };
      },
      fill: (html) => {
        const [first = '', ...rest] = html.split(opening);
        const parts: Buffer[] = [Buffer.from(first)];
        for (let at = 0; at < rest.length; at += 2) {
          const after = rest[at + 1] ?? '';
          const end = after.indexOf(closing);
          parts.push(this.#filled(taken[Number(rest[at])], after.slice(0, end)));
          parts.push(Buffer.from(after.slice(end + closing.length)));
        }
        return Buffer.concat(parts);
      },
    };
  }

  #filled(piece: Taken | undefined, rendered: string): Buffer {
    if (!piece) throw new Error('A page has a piece that it did not take');
    if (piece.text !== undefined) return piece.text;
    const mayKeep = (piece.isAtOnePlace || !placedId.test(rendered)) && !missingPart.test(rendered);
    const text = Buffer.from(rendered);
    if (mayKeep) this.#keep(piece.key, text);
    return text;
  }

  #get(key: string): Buffer | undefined {
    const text = this.#texts.get(key);
    if (text === undefined) return undefined;
    // The one asked for last is the last to go.
    this.#texts.delete(key);
    this.#texts.set(key, text);
    return text;
  }

  #keep(key: string, text: Buffer): void {
    if (this.#texts.has(key)) return;
    this.#texts.set(key, text);
    this.#size += key.length + text.length;
    for (const [oldest, text] of this.#texts) {
      if (this.#size <= this.#most) break;
      this.#texts.delete(oldest);
      this.#size -= oldest.length + text.length;
    }
  }
}
