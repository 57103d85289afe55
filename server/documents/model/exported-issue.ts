/** A number of a journal as it is written to a file. */
import type { IssueSummary, IssueWork } from '#contract/entities/issue.ts';
import type { ExportedPicture, ExportedWork } from './exported-work.ts';
import { wordsIn } from './words.ts';

export interface ExportedIssue
  extends Pick<IssueSummary, 'id' | 'volumen' | 'numero' | 'anio' | 'titulo' | 'editores'> {
  /** Of its works, where they agree; else Spanish. */
  idioma: string;
  /** Its day, `2031-03-01`; null of one that is not out. */
  fechaPublicacion: string | null;
  revista: ExportedWork['revista'];
  portada: ExportedPicture | null;
  /** Its page on this site, absolute; '' where nobody said how its readers reach the site. */
  direccion: string;
  /** In its order, each with its place in it. */
  obras: { lugar: Pick<IssueWork, 'seccion' | 'paginaInicial' | 'articulo'>; obra: ExportedWork }[];
}

/** 'vol. 3, n.º 2 (2031)', in the language of the number. */
export function nameOfIssue({ volumen, numero, anio, idioma }: ExportedIssue): string {
  const words = wordsIn(idioma);
  const parts = [volumen && `${words.volume} ${volumen}`, numero && `${words.issue} ${numero}`]
    .filter(Boolean)
    .join(', ');
  return parts ? `${parts} (${anio})` : String(anio);
}

/** Works under the headings of their sections, one after the other. */
export function sectionsOfIssue({ obras }: ExportedIssue): { titulo: string; obras: ExportedIssue['obras'] }[] {
  const sections: { titulo: string; obras: ExportedIssue['obras'] }[] = [];
  for (const each of obras) {
    const last = sections.at(-1);
    if (last && last.titulo === each.lugar.seccion) last.obras.push(each);
    else sections.push({ titulo: each.lugar.seccion, obras: [each] });
  }
  return sections;
}

/** 'Ana Ruiz, Luis Cano'. */
export const guestsOf = ({ editores }: ExportedIssue): string =>
  editores.map(({ nombres, apellidos }) => `${nombres} ${apellidos}`.trim()).join(', ');
