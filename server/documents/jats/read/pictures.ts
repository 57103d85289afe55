/** Pictures of an article: files beside its XML, which their elements name by `xlink:href`. */

import { posix } from 'node:path';
import { ReadingError, remark } from '#contract/remarks.ts';
import { keptPicture, largestKept, type NamedPicture } from '#server/documents/metadata/kept-picture.ts';
import { decoded } from '#server/documents/model/decoded.ts';
import { attribute, type XmlElement } from '#server/documents/xml/xml.ts';
import type { Warnings } from './warnings.ts';

/** The folder or archive that an article came in: nothing outside of it is ever looked for. */
export interface Beside {
  /** Paths of its files from its top, parted by '/'. */
  names: readonly string[];
  /** Which of them is the article. */
  article: string;
  /** The bytes of a file; undefined where they are more than `most`. Throws ReadingError where it is broken. */
  read: (name: string, most: number) => Buffer | undefined;
}

/** What a figure says of its picture. */
export type Shown = { src: string | null; width?: number; height?: number };

const pictureEnding = /\.(?:png|jpe?g|webp|gif|tiff?|svg|eps|bmp)$/i;
/** What is kept, the best first. */
const kept = ['.png', '.jpg', '.jpeg', '.webp'];
/** Of all pictures of one article, in bytes. */
const largestWhole = 200 * 1024 * 1024;

export class Pictures {
  readonly #beside: Beside | undefined;
  readonly #folder: string;
  readonly #warnings: Warnings;
  readonly #kept = new Map<string, NamedPicture>();
  /** What was looked for already, by the name of its file. */
  readonly #shown = new Map<string, Shown>();
  readonly #byStem: ReadonlyMap<string, string[]>;
  #bytes = 0;

  /** `folder` is where the work's files are served, `/files/{id}`. Without `beside` the article came alone. */
  constructor(warnings: Warnings, beside?: Beside, folder = '') {
    this.#warnings = warnings;
    this.#beside = beside;
    this.#folder = folder;
    this.#byStem = stemsOf(beside?.names ?? []);
  }

  list(): NamedPicture[] {
    return [...this.#kept.values()];
  }

  /** The files that they were made of, as `beside` names them. */
  files(): string[] {
    return [...this.#shown].flatMap(([name, { src }]) => (src === null ? [] : [name]));
  }

  /** The first of several forms of one picture that lies beside the article; undefined where none does. */
  find(forms: readonly XmlElement[]): Shown | undefined {
    const names = forms.flatMap((form) => this.#namesOf(attribute(form, 'href') ?? ''));
    const [name] = names.sort((a, b) => rankOf(a) - rankOf(b));
    return name === undefined ? undefined : this.#show(name);
  }

  #show(name: string): Shown {
    const known = this.#shown.get(name);
    if (known) return known;
    const shown = this.#keep(name);
    this.#shown.set(name, shown);
    return shown;
  }

  #keep(name: string): Shown {
    const bytes = this.#read(name);
    const picture = bytes && keptPicture(bytes, this.#warnings);
    if (!picture) return { src: null };
    this.#kept.set(picture.name, picture);
    this.#bytes += picture.bytes.length;
    return { src: `${this.#folder}/${picture.name}`, width: picture.width, height: picture.height };
  }

  #read(name: string): Buffer | undefined {
    try {
      const bytes = this.#beside?.read(name, Math.min(largestKept, largestWhole - this.#bytes));
      if (!bytes) this.#warnings.add(remark('pictureTooLarge'));
      return bytes;
    } catch (error) {
      if (!(error instanceof ReadingError)) throw error;
      this.#warnings.add(remark('pictureUnread'));
      return undefined;
    }
  }

  /** The files that an address means: as it is written, in whichever case, and with another ending or none. */
  #namesOf(href: string): string[] {
    if (!this.#beside) return [];
    for (const place of placesOf(href, posix.dirname(this.#beside.article))) {
      const whole = place.toLowerCase();
      const stems = [whole, whole.replace(pictureEnding, '')];
      const found = [...new Set(stems.flatMap((stem) => this.#byStem.get(stem) ?? []))];
      const exactly = found.filter((name) => name === place || name === decoded(place));
      const showable = exactly.filter((name) => rankOf(name) < kept.length);
      if (found.length > 0) return showable.length > 0 ? showable : found;
    }
    return [];
  }
}

const rankOf = (name: string): number => {
  const rank = kept.indexOf(posix.extname(name).toLowerCase());
  return rank < 0 ? kept.length : rank;
};

/** Pictures by their paths without their ending, in small letters. */
function stemsOf(names: readonly string[]): Map<string, string[]> {
  const stems = new Map<string, string[]>();
  for (const name of names.filter((each) => pictureEnding.test(each))) {
    const stem = name.toLowerCase().replace(pictureEnding, '');
    stems.set(stem, [...(stems.get(stem) ?? []), name]);
  }
  return stems;
}

/**
 * Where the file that an address names may lie, from the top of what came: where it says, and beside the article under its
 * last name, as when it is one of the site that published it. None where it leads out of what came.
 */
function placesOf(href: string, folder: string): string[] {
  const isElsewhere = /^[a-z][a-z0-9+.-]*:|^\//i.test(href);
  return [href, decoded(href)].flatMap((written) => {
    const path = (isElsewhere ? written.replace(/[?#].*$/s, '') : written).replaceAll('\\', '/');
    const steps = path.split('/').filter((step) => step !== '');
    const last = steps.at(-1);
    if (last === undefined || last === '..' || last.includes('\0')) return [];
    const beside = posix.join(folder, last);
    if (isElsewhere) return [beside];
    const place = posix.join(folder, ...steps);
    return place === '..' || place.startsWith('../') ? [] : [place, beside];
  });
}
