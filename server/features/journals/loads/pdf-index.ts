/** The PDFs of a load: those that were sent one by one, and those in its archives, found by the name that a line says or by its DOI. */
import { folded } from '#contract/text.ts';
import { fileType, headBytes } from '#server/features/files/file-type.ts';
import { headOf } from '#server/features/files/incoming.ts';
import { placeOfLoadFile } from '#server/platform/files/places.ts';
import { isOwn } from '#server/platform/files/zip/entries.ts';
import { ZipError } from '#server/platform/files/zip/zip-error.ts';
import type { Services } from '#server/platform/services.ts';
import { baseOf, type LoadArchives } from './load-archive.ts';
import type { LoadedLine } from './loaded-line.ts';
import type { LoadFileRow } from './queries.ts';
import type { Wrong } from './read-table.ts';

type Pdf = NonNullable<LoadedLine['pdf']>;
/** As names are compared: without folders, accents, letter case and ending. */
const stemOf = (name: string) => folded(baseOf(name).normalize('NFC')).replace(/\.pdf$/, '');
/** As DOIs come to be names of files: every sign that no name may have is another. */
const signless = (text: string) => folded(text).replace(/[^a-z0-9]+/g, '-');

export class PdfIndex {
  readonly #services: Pick<Services, 'files'>;
  readonly #archives: LoadArchives;
  readonly #cargaId: string;
  readonly #byStem = new Map<string, Pdf[]>();
  readonly #bySigns = new Map<string, Pdf[]>();

  private constructor(services: Pick<Services, 'files'>, archives: LoadArchives, cargaId: string) {
    this.#services = services;
    this.#archives = archives;
    this.#cargaId = cargaId;
  }

  /** Of the files of a load. Throws ZipError. */
  static async of(
    services: Pick<Services, 'files'>,
    archives: LoadArchives,
    cargaId: string,
    files: readonly LoadFileRow[],
  ): Promise<PdfIndex> {
    const index = new PdfIndex(services, archives, cargaId);
    for (const file of files) {
      if (!file.esZip) {
        if (!file.esFuente) index.#add({ archivoId: file.id, entrada: null, nombre: file.nombre });
        continue;
      }
      for (const entrada of (await archives.of(file)).entries.keys())
        if (isOwn(entrada) && /\.pdf$/i.test(entrada))
          index.#add({ archivoId: file.id, entrada, nombre: baseOf(entrada) });
    }
    return index;
  }

  #add(pdf: Pdf): void {
    const stem = stemOf(pdf.nombre);
    this.#byStem.set(stem, [...(this.#byStem.get(stem) ?? []), pdf]);
    const signs = signless(stem);
    this.#bySigns.set(signs, [...(this.#bySigns.get(signs) ?? []), pdf]);
  }

  /** The PDF of a line; undefined where it says none and none is called by its DOI, or what it says is wrong. */
  async find({ obra: { archivo, doi }, entrada }: LoadedLine, wrong: Wrong): Promise<Pdf | undefined> {
    const named = archivo ?? (entrada?.endsWith('.xml') ? entrada.replace(/\.n?xml$/i, '.pdf') : undefined);
    const found = named === undefined ? [] : this.#called(named);
    if (archivo !== null && found.length === 0) return void wrong('archivo_no_esta', 'archivo', archivo);
    if (archivo !== null && found.length > 1) return void wrong('archivo_repetido', 'archivo', archivo);
    const [pdf, ...others] = found.length > 0 ? found : this.#byDoi(doi);
    if (!pdf || others.length > 0) return undefined;
    if (await this.#isPdf(pdf)) return pdf;
    return void wrong('archivo_no_es_pdf', 'archivo', pdf.nombre);
  }

  /** By its whole path where it says one and there is such a one; else by its name alone. */
  #called(name: string): Pdf[] {
    const path = name.replaceAll('\\', '/').replace(/^\.?\//, '');
    const all = this.#byStem.get(stemOf(name)) ?? [];
    const there = path.includes('/')
      ? all.filter(({ entrada }) => entrada === path || entrada?.endsWith(`/${path}`))
      : [];
    return there.length > 0 ? there : all;
  }

  #byDoi(doi: string | null): Pdf[] {
    if (doi === null) return [];
    return this.#bySigns.get(signless(doi)) ?? this.#bySigns.get(signless(doi.slice(doi.indexOf('/') + 1))) ?? [];
  }

  /** By its beginning, whatever it is called. */
  async #isPdf(pdf: Pdf): Promise<boolean> {
    try {
      const { head } = await headOf(await this.content(pdf), 1024);
      return (await fileType(head.subarray(0, headBytes), pdf.nombre)) === 'application/pdf';
    } catch (error) {
      if (error instanceof ZipError) return false;
      throw error;
    }
  }

  /** Its bytes, as they come. */
  async content({ archivoId, entrada }: Pdf): Promise<AsyncIterable<Uint8Array>> {
    const place = { cargaId: this.#cargaId, id: archivoId };
    if (entrada !== null) return (await this.#archives.of(place)).read(entrada);
    const stored = await this.#services.files.get(placeOfLoadFile(place.cargaId, place.id));
    if (!stored) throw new Error('a file of a load is not in the file store');
    return stored.stream();
  }
}
