/** What is to become of lines, as things stand now: asked when they are checked, and again when each is done. */
import { mostWorks } from '#contract/entities/issue.ts';
import { issueLabel } from '#contract/issue-label.ts';
import type { LineFate, LineFaultCode, LoadField } from '#contract/loads.ts';
import { folded } from '#contract/text.ts';
import { findWorksById, type Work } from '#server/features/publications/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { KeptFault } from '#server/platform/database/schema/loads.ts';
import { findPastIssues, whatWorksHave } from '../issues/past.ts';
import { type LoadedLine, type LoadedWork, yearOf } from './loaded-line.ts';
import { findMatches } from './match-queries.ts';

export interface Decided {
  suerte: LineFate;
  completa: LoadField[];
  fallos: KeptFault[];
  /** The work that it is, if it is here. */
  obra: Work | undefined;
}

/** What a number of a journal is known by, as the database holds it to be one. */
export const issueKey = ({ volumen, numero }: Pick<LoadedWork, 'volumen' | 'numero'>, anio: number | undefined) =>
  `${volumen === '' ? `anio ${anio}` : volumen.toLowerCase()} ${numero.toLowerCase()}`;
export const hasIssue = ({ volumen, numero }: Pick<LoadedWork, 'volumen' | 'numero'>) =>
  volumen !== '' || numero !== '';

/** Decides of the lines of one load, batch after batch: what earlier lines come to is remembered. */
export class Decider {
  readonly #db: Database;
  readonly #revistaId: string;
  /** The first line of each work that was met, by all that tells works apart. */
  readonly #met = new Map<string, number>();
  /** Numbers, those that lines are going to make included. */
  readonly #issues = new Map<string, { anio: number; isOut: boolean; works: number }>();

  constructor(db: Database, revistaId: string) {
    this.#db = db;
    this.#revistaId = revistaId;
  }

  /** The numbers that these lines say, those that no earlier line met. */
  async #learnIssues(works: readonly LoadedWork[]): Promise<void> {
    const unknown = works.filter((work) => hasIssue(work) && !this.#issues.has(issueKey(work, yearOf(work))));
    if (unknown.length === 0) return;
    for (const row of await findPastIssues(this.#db, this.#revistaId, unknown)) {
      const key = issueKey(row, row.anio);
      const issue = { anio: row.anio, isOut: row.fechaPublicacion !== null, works: row.works };
      if (!this.#issues.has(key)) this.#issues.set(key, issue);
    }
  }

  /** `fileFaults`: what is wrong with the file that a line names, of account only where the file is wanted. */
  async decide(lines: readonly (LoadedLine & { fileFaults: KeptFault[] })[]): Promise<Decided[]> {
    const db = this.#db;
    await this.#learnIssues(lines.map(({ obra }) => obra));
    const found = await findMatches(
      db,
      this.#revistaId,
      lines.map(({ obra }) => obra),
    );
    const ids = [...new Set(found.values())];
    const works = new Map((await findWorksById(db, ids)).map((work) => [work.id, work]));
    const { withText, placed } = await whatWorksHave(db, ids);
    return lines.map((line, at) => {
      const obra = works.get(found.get(at) ?? '');
      const here = obra && { obra, hasText: withText.has(obra.id), isPlaced: placed.has(obra.id) };
      return this.#decideOne(line, here);
    });
  }

  #decideOne(
    { linea, obra: said, columnas, fallos: read, fileFaults, pdf }: LoadedLine & { fileFaults: KeptFault[] },
    here: { obra: Work; hasText: boolean; isPlaced: boolean } | undefined,
  ): Decided {
    const fallos: KeptFault[] = [...read];
    const wrong = (codigo: LineFaultCode, campo: LoadField | null, valor = '') =>
      fallos.push({ codigo, campo, columna: (campo && columnas[campo]) ?? null, valor });
    const first = this.#meet(linea, said, here?.obra.id);
    if (first !== undefined) wrong('repetida', null, String(first));
    if (here) {
      if (here.obra.estado !== 'PUBLICADO' || here.obra.deletedAt) wrong('no_publicada', null);
      else if (here.obra.revistaId !== this.#revistaId) wrong('otra_revista', null);
    }
    const completa = here ? lacking(here, said, pdf !== undefined) : [];
    if (!here?.hasText) fallos.push(...fileFaults);
    if (hasIssue(said) && (!here || completa.includes('numero'))) this.#place(said, wrong, fallos.length === 0);
    const suerte = fallos.length > 0 ? 'RECHAZADA' : !here ? 'NUEVA' : completa.length > 0 ? 'COMPLETAR' : 'IGUAL';
    return { suerte, completa: suerte === 'COMPLETAR' ? completa : [], fallos, obra: here?.obra };
  }

  /** The line of the same file that is the same work; undefined where this is the first. */
  #meet(linea: number, said: LoadedWork, id: string | undefined): number | undefined {
    const keys = [
      id && `id ${id}`,
      said.doi
        ? `doi ${said.doi.toLowerCase()}`
        : said.titulo &&
          `title ${folded(said.titulo)} ${yearOf(said)} ${issueKey(said, yearOf(said))} ${said.paginaInicial}`,
    ].flatMap((key) => key || []);
    const first = keys.map((key) => this.#met.get(key)).find((line) => line !== undefined);
    for (const key of keys) if (!this.#met.has(key)) this.#met.set(key, linea);
    return first;
  }

  #place(
    said: LoadedWork,
    wrong: (codigo: LineFaultCode, campo: LoadField | null, valor?: string) => void,
    takesRoom: boolean,
  ): void {
    const anio = yearOf(said);
    if (anio === undefined) return;
    const key = issueKey(said, anio);
    const issue = this.#issues.get(key) ?? { anio, isOut: true, works: 0 };
    const label = issueLabel({ ...said, anio: issue.anio });
    if (!issue.isOut) wrong('numero_en_preparacion', 'numero', label);
    else if (issue.anio !== anio) wrong('numero_otro_anio', 'numero', label);
    else if (issue.works >= mostWorks) wrong('numero_lleno', 'numero', label);
    else if (takesRoom) this.#issues.set(key, { ...issue, works: issue.works + 1 });
  }
}

/** What a work that is here lacks and a line says: what it has already is never written over. */
function lacking(
  { obra, hasText, isPlaced }: { obra: Work; hasText: boolean; isPlaced: boolean },
  said: LoadedWork,
  hasPdf: boolean,
): LoadField[] {
  const lacks: Partial<Record<LoadField, boolean>> = {
    resumen: obra.resumen === '' && said.resumen !== '',
    palabrasClave: obra.palabrasClave.length === 0 && said.palabrasClave.length > 0,
    licencia: obra.licencia === null && said.licencia !== null,
    doi: obra.estadoDoi !== 'REGISTRADO' && obra.estadoDoi !== 'EJEMPLO' && said.doi !== null,
    numero: !isPlaced && hasIssue(said),
    paginas:
      obra.lugar !== null &&
      obra.lugar.paginaInicial === '' &&
      obra.lugar.articulo === '' &&
      said.paginaInicial !== '' &&
      issueKey(obra.lugar, obra.lugar.anio) === issueKey(said, yearOf(said)),
    archivo: !hasText && hasPdf,
  };
  return (Object.keys(lacks) as LoadField[]).filter((field) => lacks[field]);
}
