import type { Reference } from '#contract/entities/manuscript.ts';
import { linkedText } from './linked-text.tsx';
import { headingTag, type Rendering, referenceAnchor, referencesAnchor } from './rendering.ts';

type Props = { references: readonly Reference[]; rendering: Rendering };

/** The reference list of a text; nothing where there is none. */
export function ReferenceList({ references, rendering }: Props) {
  if (references.length === 0) return null;
  const Title = headingTag(rendering, 1);
  const id = referencesAnchor(rendering.prefix);
  return (
    <section role="doc-bibliography" aria-labelledby={id}>
      <Title id={id}>{rendering.labels.references}</Title>
      <ol className="references">
        {references.map((reference) => (
          <Entry key={reference.id} reference={reference} prefix={rendering.prefix} />
        ))}
      </ol>
    </section>
  );
}

/** With the number or label by which the text mentions it, if it does so. */
function Entry({ reference, prefix }: { reference: Reference; prefix: string }) {
  const { id, etiqueta, texto } = reference;
  return (
    <li id={referenceAnchor(prefix, id)}>
      {etiqueta && <span className="reference-label">{/^\d+$/.test(etiqueta) ? `${etiqueta}. ` : `${etiqueta} `}</span>}
      {linkedText(texto)}
    </li>
  );
}
