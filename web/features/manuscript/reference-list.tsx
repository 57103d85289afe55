import type { Reference } from '#contract/entities/manuscript.ts';
import { labelBefore, partsOfReference } from '#contract/references.ts';
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
  const label = labelBefore(reference);
  return (
    <li id={referenceAnchor(prefix, reference.id)}>
      {label && <span className="reference-label">{label}</span>}
      {partsOfReference(reference).map(({ text, italic, href }, index) => {
        if (!href && !italic) return text;
        const key = `${index}`;
        return href ? (
          <a key={key} href={href} rel="noopener">
            {text}
          </a>
        ) : (
          <em key={key}>{text}</em>
        );
      })}
    </li>
  );
}
