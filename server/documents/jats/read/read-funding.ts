/** Who paid for an article: its funders one by one where it names them so, else what it says of them. */
import { declarationLanguages } from '#contract/declaration-words.ts';
import { declaredIn, plainDeclared } from '#contract/declared.ts';
import { ror } from '#contract/entities/common.ts';
import { type Declarations, declarationsSchema } from '#contract/entities/declaration.ts';
import { at, attribute, descendants, elements, rawText, type XmlElement } from '#server/documents/xml/xml.ts';
import { plainText } from './text.ts';

export interface ReadFunding {
  /** Undefined where it cannot be told which number is of which funder, or what is said is more than a declaration holds. */
  declarada: Pick<Declarations, 'financiacion'> | undefined;
  /** What is said of it, where nothing is declared. */
  texto: string;
}

/**
 * Each award group is a funder with its numbers.
 * Source: JATS4R, 'Funding', https://jats4r.niso.org/funding/.
 */
export function readFunding(article: XmlElement): ReadFunding {
  const groups = elements(at(article, 'front', 'article-meta'), 'funding-group');
  const said = groups
    .flatMap((group) => elements(group, 'funding-statement'))
    .map((part) => plainText(part))
    .join(' ');
  const awards = groups.flatMap((group) => elements(group, 'award-group'));
  const financiacion = declared(awards, said);
  return financiacion
    ? { declarada: { financiacion }, texto: '' }
    : { declarada: undefined, texto: told(awards, said) };
}

function declared(awards: readonly XmlElement[], said: string): Declarations['financiacion'] {
  const financiadores: { nombre: string; ror: string | null; ayudas: string[] }[] = [];
  for (const award of awards) {
    const sources = elements(award, 'funding-source');
    const numbers = textsOf(award, 'award-id');
    // Of several funders with numbers between them, nobody says whose each is.
    if (sources.length === 0 || (sources.length > 1 && numbers.length > 0)) return undefined;
    for (const source of sources) {
      const [nombre, id] = [nameOf(source), rorIn(source)];
      const known = financiadores.find((each) => each.nombre === nombre && each.ror === id);
      if (known) known.ayudas = [...new Set([...known.ayudas, ...numbers])];
      else financiadores.push({ nombre, ror: id, ayudas: numbers });
    }
  }
  if (financiadores.length === 0) return undefined;
  const texto = withoutSentence(said, { respuesta: 'CON_FINANCIACION', financiadores });
  const read = declarationsSchema.shape.financiacion.safeParse({
    ...{ respuesta: 'CON_FINANCIACION', financiadores },
    ...(texto && { texto }),
  });
  return read.data;
}

/** What is said beside the sentence that a declaration has by itself: of what was written here before. */
function withoutSentence(said: string, financiacion: NonNullable<Declarations['financiacion']>): string {
  const sentences = declarationLanguages.flatMap((language) =>
    declaredIn({ financiacion }, language).flatMap(plainDeclared),
  );
  const own = sentences.find((each) => said.startsWith(each)) ?? '';
  return said.slice(own.length).trim();
}

/** What the article says of who paid for it, then the awards that it lists and does not speak of. */
function told(awards: readonly XmlElement[], said: string): string {
  const unsaid = awards.flatMap((award) => {
    const funders = textsOf(award, 'funding-source');
    const numbers = textsOf(award, 'award-id');
    const isSaid = [...funders, ...numbers].every((text) => said.includes(text));
    return isSaid ? [] : [[funders.join(', '), numbers.join(', ')].filter(Boolean).join(': ')];
  });
  const listed = [...new Set(unsaid)].join('; ');
  return [said, listed && `${listed}.`].filter(Boolean).join(' ');
}

/** Each once, of the elements directly inside. */
export const textsOf = (parent: XmlElement | undefined, name: string): string[] => [
  ...new Set(elements(parent, name).map(nameOf).filter(Boolean)),
];

/** It may stand in a wrapper with its identifier, which is no name. */
const nameOf = (part: XmlElement): string => plainText(elements(part, 'institution-wrap')[0] ?? part);

/** Its first ROR iD with right check digits; null: none. */
function rorIn(source: XmlElement): string | null {
  const ids = descendants(source, 'institution-id').filter(
    (part) => attribute(part, 'institution-id-type')?.toLowerCase() === 'ror',
  );
  return ids.flatMap((part) => ror.safeParse(rawText(part)).data ?? [])[0] ?? null;
}
