/** The declarations of a draft as they are typed into its form, as they are checked, and as much of them as changed. */
import { z } from 'zod';
import { type DeclarationKind, declarationAnswers, declarationKinds } from '#contract/declarations.ts';
import { type DeclarationChanges, declarationChangesSchema } from '#contract/entities/declaration.ts';
import type { Publication } from '#contract/entities/publication.ts';
import { sameJson } from '#contract/same-json.ts';

const text = z.string();
/** `ayudas`: the numbers in one line, parted by semicolons. */
const funder = z.object({ nombre: text, ror: text, ayudas: text });
/** Without an answer `respuesta` is ''. */
const typed = <const A extends readonly string[]>(answers: A) =>
  z.object({
    respuesta: z.enum(answers).or(z.literal('')),
    comite: text,
    codigo: text,
    enlace: text,
    texto: text,
    financiadores: z.array(funder),
  });
export const typedDeclarations = z.object({
  originalidad: typed(declarationAnswers.originalidad),
  financiacion: typed(declarationAnswers.financiacion),
  conflictos: typed(declarationAnswers.conflictos),
  etica: typed(declarationAnswers.etica),
  datos: typed(declarationAnswers.datos),
  codigo: typed(declarationAnswers.codigo),
  ia: typed(declarationAnswers.ia),
  preimpresion: typed(declarationAnswers.preimpresion),
});
export type TypedDeclarations = z.infer<typeof typedDeclarations>;
type Declared = Pick<Publication, 'declaraciones' | 'declaracionesPedidas'>;

/** What the form asks: what the journal asks for, and what was declared already. */
export const askedKinds = ({ declaraciones = {}, declaracionesPedidas = {} }: Declared): DeclarationKind[] =>
  declarationKinds.filter((kind) => declaraciones[kind] ?? declaracionesPedidas[kind]);

const blank = { respuesta: '', comite: '', codigo: '', enlace: '', texto: '', financiadores: [] } as const;

/** What their fields begin with. */
export function declarationsOf({ declaraciones = {} }: Declared): TypedDeclarations {
  const begun = (kind: DeclarationKind) => {
    const { financiadores = [], ...said } = declaraciones[kind] ?? {};
    const funders = financiadores.map(({ nombre, ror, ayudas }) => ({
      nombre,
      ror: ror ?? '',
      ayudas: ayudas.join('; '),
    }));
    return [kind, { ...blank, ...said, financiadores: funders }];
  };
  return typedDeclarations.parse(Object.fromEntries(declarationKinds.map(begun)));
}

type Line = Omit<TypedDeclarations['ia'], 'respuesta'>;
/** One as it is sent; a funder's line that nothing was typed into is none. */
function sentOne<A extends string>({ respuesta, financiadores, ...fields }: Line & { respuesta: A | '' }) {
  if (respuesta === '') return null;
  const funders = financiadores
    .filter((each) => Object.values(each).some((value) => value.trim() !== ''))
    .map(({ nombre, ror, ayudas }) => ({ nombre, ror, ayudas: ayudas.split(';').flatMap((one) => one.trim() || []) }));
  return { ...fields, respuesta, financiadores: funders };
}
const sent = (said: TypedDeclarations): z.input<typeof declarationChangesSchema> => ({
  originalidad: sentOne(said.originalidad),
  financiacion: sentOne(said.financiacion),
  conflictos: sentOne(said.conflictos),
  etica: sentOne(said.etica),
  datos: sentOne(said.datos),
  codigo: sentOne(said.codigo),
  ia: sentOne(said.ia),
  preimpresion: sentOne(said.preimpresion),
});

/** As they are checked: by what the server takes. */
export const checkedDeclarations = typedDeclarations.transform(sent).pipe(declarationChangesSchema);

/** What to send of them: those that differ from the work as it was opened, so that a co-author's change of the rest stands. */
export function declarationsChanged({ declaraciones = {} }: Declared, said: DeclarationChanges) {
  const changed = { ...said };
  for (const kind of declarationKinds)
    if (sameJson(said[kind] ?? null, declaraciones[kind] ?? null)) changed[kind] = undefined;
  return Object.values(changed).some((each) => each !== undefined) ? { declaraciones: changed } : {};
}
