/** Reads what a load is made from in a child process; see read-in-child.ts, which starts it. */
import { z } from 'zod';
import { loadCheckSchema } from '#contract/entities/load.ts';
import { answerParent } from '#server/platform/processes/answer-parent.ts';

const bytes = z.instanceof(Uint8Array);
const askedSchema = z.discriminatedUnion('asks', [
  z.object({ asks: z.literal('heading'), bytes }),
  z.object({ asks: z.literal('table'), bytes, check: loadCheckSchema }),
  z.object({
    asks: z.literal('agencies'),
    bytes,
    check: loadCheckSchema,
    from: z.int(),
    entrada: z.string().optional(),
  }),
  z.object({
    asks: z.literal('article'),
    bytes,
    name: z.string(),
    names: z.array(z.string()),
    beside: z.array(z.object({ name: z.string(), bytes })),
    folder: z.string(),
  }),
]);
/** What no database can keep is left out: NUL, and halves of signs. */
const storable = <T>(value: T): T => {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '') as T;
  if (Array.isArray(value)) return value.map(storable) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [storable(key), storable(each)])) as T;
};
const asBuffer = (view: Uint8Array) => Buffer.from(view.buffer, view.byteOffset, view.length);

answerParent(askedSchema, async (asked) => {
  switch (asked.asks) {
    case 'heading': {
      const { readHeading } = await import('./read-table.ts');
      return storable({ heading: readHeading(asked.bytes) });
    }
    case 'table': {
      const { readTable } = await import('./read-table.ts');
      return storable(readTable(asked.bytes, asked.check.columnas, asked.check.porDefecto));
    }
    case 'agencies': {
      const { readAgencies } = await import('./read-agencies.ts');
      const text = new TextDecoder().decode(asked.bytes);
      return storable({ lineas: readAgencies(text, asked.check.porDefecto, asked.from, asked.entrada) ?? null });
    }
    case 'article': {
      const { readArticle } = await import('#server/features/publications/imports/read-article.ts');
      const { UnreadableFile } = await import('#server/features/publications/imports/imported-text.ts');
      const files = new Map(asked.beside.map((each) => [each.name, asBuffer(each.bytes)]));
      const read = (name: string, most: number) => {
        const content = files.get(name);
        return content && content.length <= most ? content : undefined;
      };
      try {
        const beside = { names: asked.names, article: asked.name, read };
        return { article: await readArticle(asBuffer(asked.bytes), asked.folder, beside) };
      } catch (error) {
        if (!(error instanceof UnreadableFile)) throw error;
        return { refusal: error.reason };
      }
    }
  }
});
