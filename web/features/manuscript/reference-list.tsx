import type { Reference } from '#contract/entities/manuscript.ts';
import { linkedText } from './linked-text.tsx';
import { headingTag, type Rendering, referenceAnchor, referencesAnchor } from './rendering.ts';

type Props = { references: readonly Reference[]; rendering: Rendering };

/** The reference list of a text; nothing where there is none. */
export function ReferenceList({ references, rendering }: Props) {
  if (references.length === 0) return null;
  const Title = headingTag(rendering, 1);
  const id = referencesAnchor(rendering.prefix);
  // Where mentions are numbers readers look for them; lists by author and year go without.
  const isNumbered = references.some(({ etiqueta }) => numberOf(etiqueta) !== undefined);
  return (
    <section role="doc-bibliography" aria-labelledby={id}>
      <Title id={id}>{rendering.labels.references}</Title>
      <ol className={isNumbered ? 'references numbered' : 'references'}>
        {references.map((reference) => (
          <Entry key={reference.id} reference={reference} prefix={rendering.prefix} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ reference, prefix }: { reference: Reference; prefix: string }) {
  const { id, etiqueta, texto } = reference;
  const number = numberOf(etiqueta);
  return (
    <li id={referenceAnchor(prefix, id)} value={number}>
      {etiqueta && number === undefined && <span className="reference-label">{etiqueta} </span>}
      {linkedText(texto)}
    </li>
  );
}

const numberOf = (label = '') => (/^\d{1,5}$/.test(label) ? Number(label) : undefined);
