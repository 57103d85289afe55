/**
 * Pieces of public pages as text: cards, facets, header and footer are the same on page after page, and rendering them was most of what a
 * page cost. Each is known by what it is drawn by, so that none can be older than its page: what changes has another key, and nothing is
 * ever cleared but what was not asked for longest. They are kept as they go out, in UTF-8: of a page of 130 kB a fifth is written anew.
 */
import { hash } from 'node:crypto';
import { type PieceTaker, pieceTag } from './data/kept.tsx';
import { scriptJson } from './routing/head.ts';

/** Of all pieces together: some thousand cards, or the texts of some dozen long works. */
const mostBytes = 16_000_000;
const opening = new RegExp(`<${pieceTag} place="(\\d+)">`);
const closing = `</${pieceTag}>`;
/** What `useId` gives: it says where in the page something stands. */
const placedId = /_R_[0-9a-v]*(?:H[0-9a-v]+)?_/;

/** A part that could not be rendered here: the browser makes it, this time. */
const missingPart = /<!--\$[!?]-->/;

const markOf = (value: unknown): string => hash('sha256', JSON.stringify(value) ?? '', 'base64url');

interface Taken {
  key: string;
  /** Undefined: it is rendered with the page. */
  text: Buffer | undefined;
  isAtOnePlace: boolean;
}

/** One page that is being rendered. */
export interface PageOfPieces extends PieceTaker {
  /** The place of an answer in the page, where it is to stand as `scriptJson` writes it. Whoever gave the answer changes it no more. */
  written: (answer: unknown) => string;
  /** A document around what React rendered, with the pieces in their places. Those that were not at hand are kept from here on. */
  fill: (html: string) => Buffer;
}

export class KeptPieces {
  readonly #texts = new Map<string, Buffer>();
  /**
   * What the data of pieces say, in short: the answers that the server keeps are the same objects on page after page, and are read
   * once. Nothing changes an answer that was given.
   */
  readonly #marks = new WeakMap<object, string>();
  readonly #most: number;
  #size = 0;

  constructor(most: number = mostBytes) {
    this.#most = most;
  }

  /** `common`: what every piece of the page is drawn by. */
  page(common: readonly unknown[]): PageOfPieces {
    const taken: Taken[] = [];
    const commonMark = this.#markOf(common);
    return {
      take: (name, by, isAtOnePlace) => {
        let key = `${name} ${commonMark}`;
        for (const value of by) key += ` ${this.#markOf(value)}`;
        const text = this.#get(key);
        return { place: taken.push({ key, text, isAtOnePlace }) - 1, isAtHand: text !== undefined };
      },
      written: (answer) => {
        // Short ones are written sooner than they are looked up.
        if (typeof answer !== 'object' || answer === null) return scriptJson(answer);
        const key = `answer ${this.#markOf(answer)}`;
        const text = this.#get(key) ?? Buffer.from(scriptJson(answer));
        this.#keep(key, text);
        return `<${pieceTag} place="${taken.push({ key, text, isAtOnePlace: true }) - 1}">${closing}`;
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

  #markOf(value: unknown): string {
    if (typeof value !== 'object' || value === null) return markOf(value);
    const mark = this.#marks.get(value) ?? markOf(value);
    this.#marks.set(value, mark);
    return mark;
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
