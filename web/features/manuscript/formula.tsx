import type { Formula } from './nodes.ts';
import { anchorOf, type Rendering } from './rendering.ts';
import { Scrollable } from './scrollable.tsx';

type Props = { formula: Formula; rendering: Rendering };

export function InlineFormula({ formula, rendering }: Props) {
  return (
    <span className="formula" id={anchorOf(rendering, formula.id)}>
      <Mathml {...formula} />
    </span>
  );
}

/** A formula on a line of its own, its number beside it. */
export function DisplayedFormula({ formula, rendering }: Props) {
  const { label } = formula;
  return (
    <div className="equation" id={anchorOf(rendering, formula.id)}>
      <Scrollable name={rendering.labels.formula} label={label && `${rendering.labels.formula} ${label}`}>
        <Mathml {...formula} />
      </Scrollable>
      {label && <span className="equation-number">{label}</span>}
    </div>
  );
}

/**
 * MathML goes into the page as it is. That is safe here: the server makes all of it from TeX, or cleans it by a list
 * of elements and attributes, before it stores or sends it (server/features/manuscripts/mathml.ts, checked.ts).
 */
function Mathml({ mathml, tex }: Formula) {
  if (mathml === '') return <code>{tex}</code>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: checked by the server, see above
  return <span className="mathml" dangerouslySetInnerHTML={{ __html: mathml }} />;
}
