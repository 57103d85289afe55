/** Texts of every shape that the contract allows, drawn from its own schemas, for property tests. */
import fc from 'fast-check';
import { z } from 'zod';
import { manuscriptSchema, referenceSchema } from '#contract/entities/manuscript.ts';

type Shape = z.core.JSONSchema._JSONSchema;

/** All free text has this in it, so that it is seen where it is not escaped. */
export const hostile = '<i-am-text a="b">&\'';
/** The only markup that a text may bring along. */
const mathml = fc.constantFrom('', '<math><mi>x</mi><mo>&lt;</mo><mn>1</mn></math>');
/** From here on what may be left out is, and of several shapes the first, the simplest, is taken. */
const deepest = 4;
const longest = 3;

export const arbitraryManuscript = valuesOf(manuscriptSchema).map((value) => manuscriptSchema.parse(value));
export const arbitraryReferences = fc
  .array(valuesOf(referenceSchema), { maxLength: 5 })
  .map((values) => z.array(referenceSchema).parse(values))
  .map((references) => [...new Map(references.map((reference) => [reference.id, reference])).values()]);

function valuesOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  const root = z.toJSONSchema(schema, { io: 'input' });
  const definitions = root.$defs ?? {};

  function values(shape: Shape, depth: number): fc.Arbitrary<unknown> {
    if (typeof shape === 'boolean') throw new Error('the contract has no schema that takes anything');
    if (shape.$ref) return values(definitions[shape.$ref.replace('#/$defs/', '')] ?? false, depth);
    const options = shape.oneOf ?? shape.anyOf;
    if (options) {
      const chosen = fc.nat({ max: depth < deepest ? options.length - 1 : 0 });
      return chosen.chain((index) => values(options[index] ?? false, depth + 1));
    }
    if (shape.const !== undefined) return fc.constant(shape.const);
    if (shape.enum) return fc.constantFrom(...shape.enum);
    if (shape.type === 'object') return objects(shape, depth);
    if (shape.type === 'array') return arrays(shape, depth);
    if (shape.type === 'string') return strings(shape);
    if (shape.type === 'integer') return fc.integer({ min: shape.minimum ?? -9, max: Math.min(shape.maximum ?? 9, 9) });
    return fc.constant(null);
  }

  function objects({ properties = {}, required = [] }: Exclude<Shape, boolean>, depth: number) {
    const entries = Object.entries(properties).map(([key, shape]) => {
      const value = key === 'mathml' ? mathml : values(shape, depth);
      return [key, required.includes(key) || depth < deepest ? value : fc.constant(undefined)] as const;
    });
    return fc.record(Object.fromEntries(entries), { requiredKeys: required });
  }

  function arrays({ items, prefixItems, minItems = 0, maxItems = longest }: Exclude<Shape, boolean>, depth: number) {
    if (prefixItems) return fc.tuple(...prefixItems.map((shape) => values(shape, depth)));
    if (items === undefined || Array.isArray(items)) throw new Error('the contract has no array of anything');
    const maxLength = Math.max(minItems, depth < deepest ? Math.min(maxItems, longest) : 1);
    return fc.array(values(items, depth), { minLength: minItems, maxLength });
  }

  return values(root, 0);
}

function strings({ pattern, format, maxLength = 100 }: Exclude<Shape, boolean>): fc.Arbitrary<string> {
  if (format === 'uri') return fc.constantFrom('https://example.org/?a=1&b="<c>"', 'mailto:a@example.org');
  // Any name of those the pattern allows, short enough for some of them to meet.
  if (pattern?.startsWith('^[A-Za-z]')) return fc.stringMatching(/^[a-c][1-9.-]?$/);
  if (pattern) return fc.stringMatching(new RegExp(pattern)).filter((text) => text.length <= maxLength);
  return fc.string({ unit: 'binary', maxLength: 9 }).map((text) => `${hostile}${text}`.slice(0, maxLength));
}
