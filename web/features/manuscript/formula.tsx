import type { Formula } from './nodes.ts';
import { anchorOf, type Rendering } from './rendering.ts';
import { Scrollable } from './scrollable.tsx';

type Props = { formula: Formula; rendering: Rendering };

/** A formula in a line of text. A long one scrolls by itself: browsers break no formula, and telephones are narrow. */
export function InlineFormula({ formula, rendering }: Props) {
  const id = anchorOf(rendering, formula.id);
  if (wordsOf(formula).length <= longestUnbroken) return <Mathml formula={formula} id={id} />;
  return (
    // biome-ignore-start lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard (WCAG 2.1.1)
    // biome-ignore-start lint/a11y/useSemanticElements: no element groups a part of a line
    <span className="long-formula" tabIndex={0} role="group" aria-label={rendering.labels.formula}>
      <Mathml formula={formula} id={id} />
    </span>
    // biome-ignore-end lint/a11y/useSemanticElements: see above
    // biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above
  );
}

/** Signs in a row that fit into a column of the narrowest telephone. */
const longestUnbroken = 26;
const wordsOf = ({ mathml, tex }: Formula) => (mathml ? mathml.replace(/<[^>]*>/g, '') : (tex ?? ''));

/** A formula on a line of its own, its number beside it. */
export function DisplayedFormula({ formula, rendering }: Props) {
  const { label, id } = formula;
  const name = rendering.labels.formula;
  return (
    <div className="equation" id={anchorOf(rendering, id)}>
      <Scrollable className="equation-scroll" name={name} label={label && `${name} ${label}`}>
        <Mathml formula={formula} />
      </Scrollable>
      {label && <span className="equation-number">{label}</span>}
    </div>
  );
}

/**
 * MathML goes into the page as it is. That is safe here: the server makes all of it from TeX, or cleans it by a list
 * of elements and attributes, before it stores or sends it (server/documents/mathml/mathml.ts, checked.ts).
 */
function Mathml({ formula: { mathml, tex }, id }: { formula: Formula; id?: string | undefined }) {
  if (mathml === '') return <code id={id}>{tex}</code>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: checked by the server, see above
  return <span id={id} dangerouslySetInnerHTML={{ __html: mathml }} />;
}
