/** What copy-editing changed of a text, passage by passage. */
import { createHash } from 'node:crypto';
import { compareNodes } from '#contract/comparison/compare-nodes.ts';
import { isChange, nodeOf } from '#contract/comparison/edit.ts';
import { keyOf } from '#contract/comparison/node-words.ts';
import { paragraphsOf } from '#contract/comparison/paragraphs-of.ts';
import type { Block, Manuscript, Reference } from '#contract/entities/manuscript.ts';
import type { ProductionChange } from '#contract/entities/production.ts';

export interface ProducedText {
  documento: Manuscript;
  referencias: readonly Reference[];
}
export type Passage = Omit<ProductionChange, 'respuesta'>;

/** The passages that differ, in the order of the text and then of the references. */
export function changesOf(accepted: ProducedText, produced: ProducedText): Passage[] {
  const lists = ({ referencias }: ProducedText) => referencias.flatMap(({ texto }) => paragraphsOf(texto));
  const passages = [
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

function passagesOf(parte: Passage['parte'], before: readonly Block[], after: readonly Block[]): Passage[] {
  return compareNodes(before, after)
    .filter(isChange)
    .map((edit) => {
      // What is compared are blocks: so are both sides of each edit.
      const [antes, despues] = [nodeOf(edit, 'before') ?? null, nodeOf(edit, 'after') ?? null] as (Block | null)[];
      const said = [parte, antes && keyOf(antes), despues && keyOf(despues)].join('\n');
      const clave = createHash('sha256').update(said).digest('hex').slice(0, 16);
      return { clave, parte, antes: antes ?? null, despues: despues ?? null };
    });
}
