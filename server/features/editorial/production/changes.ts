/** What copy-editing changed of a text, passage by passage. */
import { createHash } from 'node:crypto';
import { compareNodes } from '#contract/comparison/compare-nodes.ts';
import { isChange, nodeOf } from '#contract/comparison/edit.ts';
import { keyOf } from '#contract/comparison/node-words.ts';
import { paragraphsOf } from '#contract/comparison/paragraphs-of.ts';
import type { Block, Manuscript, Reference } from '#contract/entities/manuscript.ts';
import type { ProductionChange, ProductionHead } from '#contract/entities/production.ts';

export interface ProducedText {
  documento: Manuscript;
  referencias: readonly Reference[];
}
/** With what stands above it. */
export interface ProducedWork extends ProducedText {
  cabecera: ProductionHead;
}
export type Passage = Omit<ProductionChange, 'respuesta'>;

/** The passages that differ: what stands above the text, then the text and the references, each in its order. */
export function changesOf(accepted: ProducedWork, produced: ProducedWork): Passage[] {
  const lists = ({ referencias }: ProducedText) => referencias.flatMap(({ texto }) => paragraphsOf(texto));
  const passages = [
    ...headChanges(accepted.cabecera, produced.cabecera),
    ...passagesOf('TEXTO', accepted.documento.content, produced.documento.content),
    ...passagesOf('REFERENCIAS', lists(accepted), lists(produced)),
  ];
  const times = new Map<string, number>();
  return passages.map((passage) => {
    const time = times.get(passage.clave) ?? 0;
    times.set(passage.clave, time + 1);
    return time === 0 ? passage : { ...passage, clave: `${passage.clave}-${time}` };
  });
}

/** Of the title and the summary, and of the translations language by language. */
function headChanges(before: ProductionHead, after: ProductionHead): Passage[] {
  const languages = new Set([...before.traducciones, ...after.traducciones].map(({ idioma }) => idioma));
  const none = { titulo: '', resumen: '', palabrasClave: [] as string[] };
  const into = ({ traducciones }: ProductionHead, idioma: string) =>
    traducciones.find((each) => each.idioma === idioma) ?? none;
  const said = (parte: Passage['parte'], one: string, other: string, idioma?: string) =>
    passagesOf(parte, paragraphsOf(one), paragraphsOf(other), idioma);
  return [
    ...said('TITULO', before.titulo, after.titulo),
    ...said('RESUMEN', before.resumen, after.resumen),
    ...[...languages].sort().flatMap((idioma) => {
      const [one, other] = [into(before, idioma), into(after, idioma)];
      return [
        ...said('TITULO', one.titulo, other.titulo, idioma),
        ...said('RESUMEN', one.resumen, other.resumen, idioma),
        ...said('PALABRAS', one.palabrasClave.join(', '), other.palabrasClave.join(', '), idioma),
      ];
    }),
  ];
}

function passagesOf(
  parte: Passage['parte'],
  before: readonly Block[],
  after: readonly Block[],
  idioma?: string,
): Passage[] {
  return compareNodes(before, after)
    .filter(isChange)
    .map((edit) => {
      // What is compared are blocks: so are both sides of each edit.
      const [antes, despues] = [nodeOf(edit, 'before') ?? null, nodeOf(edit, 'after') ?? null] as (Block | null)[];
      const said = [idioma ? `${parte} ${idioma}` : parte, antes && keyOf(antes), despues && keyOf(despues)].join('\n');
      const clave = createHash('sha256').update(said).digest('hex').slice(0, 16);
      return { clave, parte, ...(idioma && { idioma }), antes: antes ?? null, despues: despues ?? null };
    });
}
