/** The points that are looked at before a work is published: what the work itself tells of them, and who ticked them. */
import type { CheckedPoint } from '#contract/entities/production.ts';
import { type ProductionPoint, productionPoints } from '#contract/production.ts';
import { languages } from '#contract/vocabulary.ts';
import { isNode, nodesOf } from '#server/documents/model/walk-nodes.ts';
import type { Work } from '#server/features/publications/queries.ts';
import type { ProducedText } from './changes.ts';
import type { CheckRow } from './queries.ts';

/** How much is lacking of each point; null where only a person can tell. */
export function lacking(work: Work, text: ProducedText): Record<ProductionPoint, number | null> {
  return {
    CITAS: strayReferences(text),
    FIGURAS: [...nodesOf(text.documento)].filter((node) => node.type === 'figure' && !hasAlternative(node)).length,
    LICENCIA: work.licencia ? 0 : 1,
    ORCID: work.authors.filter(({ orcid }) => !orcid).length,
    METADATOS: languages.reduce((sum, language) => sum + blankFacts(work, language), 0),
    REFERENCIAS: null,
    COMPAGINACION: null,
  };
}

const attrsOf = (node: object): Record<string, unknown> =>
  'attrs' in node && isNode(node.attrs) ? (node.attrs as Record<string, unknown>) : {};
const hasAlternative = (node: object) => String(attrsOf(node).alt ?? '').trim() !== '';

/** References that the text never mentions, and mentions of references that are not in the list. */
function strayReferences({ documento, referencias }: ProducedText): number {
  const listed = new Set(referencias.map(({ id }) => id));
  const mentioned = new Set<string>();
  for (const node of nodesOf(documento))
    if (node.type === 'citation') for (const ref of attrsOf(node).refs as string[]) mentioned.add(ref);
  const unknown = [...mentioned].filter((id) => !listed.has(id));
  return unknown.length + [...listed].filter((id) => !mentioned.has(id)).length;
}

/** Of title, summary and keywords, those that are not there in a language. */
function blankFacts({ idioma, titulo, resumen, palabrasClave, traducciones }: Work, language: string): number {
  const said =
    idioma === language ? { titulo, resumen, palabrasClave } : traducciones.find((each) => each.idioma === language);
  return [said?.titulo.trim(), said?.resumen.trim(), said?.palabrasClave[0]].filter((fact) => !fact).length;
}

/** The checklist: a point is met where the work says so, or somebody ticked it. */
export function checklist(work: Work, text: ProducedText, checks: readonly CheckRow[]): CheckedPoint[] {
  const lacks = lacking(work, text);
  return productionPoints.map((punto) => {
    const check = checks.find((each) => each.punto === punto);
    const marcado = check ? { persona: check.persona, fecha: check.fecha.toISOString() } : null;
    return { punto, faltan: lacks[punto], marcado, cumplido: lacks[punto] === 0 || marcado !== null };
  });
}
