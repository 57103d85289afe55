/** A long text is held to the same schema as a short one, in turns. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Block, Inline, Manuscript } from '#contract/entities/manuscript.ts';
import { contentChangeSchema } from '#contract/entities/publication.ts';
import { ProblemError } from '#contract/problems.ts';
import { checkFormulas } from '#server/documents/model/checked.ts';
import { excessOf } from '#server/documents/model/excess.ts';
import { sameText } from '#server/documents/model/same-text.ts';
import { unstorableIn } from '#server/platform/http/storable.ts';
import { checkContentChange } from './check-content.ts';

const text = (words: string): Inline => ({ type: 'text', text: words });
const paragraph = (words: string): Block => ({ type: 'paragraph', content: [text(words)] });
const times = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at));
/** Each kind of node that holds others, with more in it than is checked at once, and one inside another. */
const long: Manuscript = {
  type: 'doc',
  content: [
    ...times(3000, (at) => paragraph(`Párrafo ${at}`)),
    { type: 'paragraph', content: times(5000, (at) => text(`${at} `)) },
    {
      type: 'bulletList',
      content: times(3000, (at) => ({
        type: 'listItem',
        content: at === 7 ? times(4000, () => paragraph('x')) : [paragraph('y')],
      })),
    },
    { type: 'blockquote', content: times(4000, () => paragraph('cita')) },
    {
      type: 'table',
      attrs: { id: 't1' },
      content: [
        { type: 'caption', content: [{ type: 'paragraph', content: times(4000, () => text('z')) }] },
        ...times(40, () => ({
          type: 'tableRow' as const,
          content: times(100, () => ({
            type: 'tableCell' as const,
            attrs: { colspan: 1, rowspan: 1 },
            content: [paragraph('1')],
          })),
        })),
      ],
    } as Block,
    { type: 'horizontalRule' },
  ],
};
const problemOf = async (act: Promise<unknown>) => {
  const error = await act.catch((thrown: unknown) => thrown);
  if (!(error instanceof ProblemError)) throw new Error('nothing was refused', { cause: error });
  return error.problem;
};

it('gives what the schema gives at once, defaults included', async () => {
  // Without what the schema adds by itself.
  const bare = JSON.parse(
    JSON.stringify({
      ...long,
      content: [...long.content, { type: 'paragraph' }, { type: 'orderedList', content: [] }],
    }),
  );
  bare.content.pop();
  for (const body of [
    { documento: bare, referencias: times(1500, (at) => ({ id: `r${at}`, texto: 'Una' })), revision: 3 },
    { documento: { type: 'doc' } },
    { contenido: 'Llano' },
  ])
    expect(await checkContentChange(body)).toEqual(contentChangeSchema.parse(body));
});

it('names faults where they stand in the whole text', async () => {
  const spoilt = structuredClone(long) as { content: { content?: { content?: { content: unknown[] }[] }[] }[] };
  const item = spoilt.content[3001]?.content?.[7]?.content?.[3999];
  if (!item) throw new Error('no such item');
  item.content = [{ type: 'text' }];
  const { errors } = await problemOf(checkContentChange({ documento: spoilt }));
  expect(errors?.[0]?.field).toBe('documento.content.3001.content.7.content.3999.content.0.text');
  const top = { type: 'doc', content: [...long.content, { type: 'script' }] };
  const { errors: atTop } = await problemOf(checkContentChange({ documento: top }));
  expect(atTop?.[0]?.field).toBe('documento.content.3005.type');
});

it('refuses what short ones are refused for, and counts before it checks', async () => {
  for (const [body, field] of [
    [{}, 'cuerpo'],
    [[], 'cuerpo'],
    [null, 'cuerpo'],
    [{ documento: { type: 'doc', content: {} } }, 'documento.content'],
    [{ documento: { type: 'page', content: [] } }, 'documento.type'],
    [{ documento: { type: 'doc' }, contenido: 'x' }, 'cuerpo'],
    [{ documento: 7 }, 'documento'],
    [{ referencias: times(2001, () => ({})) }, 'referencias'],
    [{ referencias: [{ id: 'a', texto: 'x' }, { id: '9' }] }, 'referencias.1.id'],
    [
      { referencias: [{ id: 'a', texto: 'x', csl: { type: 'book', author: times(12_000, () => ({ family: 'x' })) } }] },
      'referencias.0',
    ],
    [{ documento: { type: 'doc', content: times(200_001, () => ({})) } }, 'documento'],
    [
      {
        documento: {
          type: 'doc',
          content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: times(6000, () => 1) }] }],
        },
      },
      'documento',
    ],
  ] as const) {
    const { code, errors } = await problemOf(checkContentChange(body));
    expect([code, errors?.[0]?.field]).toEqual(['datos_no_validos', field]);
  }
});

it('lets others have their turn all along', async () => {
  const large: Manuscript = {
    type: 'doc',
    content: [
      { type: 'bulletList', content: times(20_000, (at) => ({ type: 'listItem', content: [paragraph(`${at}`)] })) },
    ],
  };
  const turnsDuring = async (act: () => Promise<unknown>) => {
    let turns = 0;
    let isDone = false;
    const others = (async () => {
      for (; !isDone; turns++) await nextTurn();
    })();
    await act();
    isDone = true;
    await others;
    return turns;
  };
  // 60,000 nodes of five values in the mean.
  expect(await turnsDuring(() => unstorableIn(large))).toBeGreaterThanOrEqual(8);
  expect(await turnsDuring(() => checkContentChange({ documento: large }))).toBeGreaterThanOrEqual(15);
  expect(await turnsDuring(() => excessOf(large))).toBeGreaterThanOrEqual(6);
  expect(await turnsDuring(() => sameText(large, structuredClone(large)))).toBeGreaterThanOrEqual(10);
  const formulas: Manuscript = {
    type: 'doc',
    content: [
      { type: 'paragraph', content: times(400, () => ({ type: 'mathInline', attrs: { tex: 'x^2', mathml: '' } })) },
    ],
  };
  expect(await turnsDuring(() => checkFormulas(formulas))).toBeGreaterThanOrEqual(19);
});

it('knows two texts apart by anything in them', async () => {
  const copy = structuredClone(long);
  expect(await sameText(long, copy)).toBe(true);
  const last = copy.content[3000];
  if (last?.type === 'paragraph') last.content.push(text('más'));
  expect(await sameText(long, copy)).toBe(false);
  expect(await sameText(copy, long)).toBe(false);
  expect(await sameText({ type: 'doc', content: [paragraph('a')] }, { type: 'doc', content: [paragraph('b')] })).toBe(
    false,
  );
  expect(await sameText({ type: 'doc', content: [] }, { type: 'doc', content: [paragraph('b')] })).toBe(false);
});
