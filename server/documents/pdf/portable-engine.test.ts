import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { demonstrationWork, pictureWork, workOf } from '#server/documents/model/exported-works.fixture.ts';
import { compile } from './compile.ts';
import type { Engine } from './engine.ts';
import { openPortableEngine } from './portable-engine.ts';
import { typesettingJob } from './typesetting-job.ts';

describe('where there is no native compiler', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await openPortableEngine();
  }, 60_000);

  it('a work with pictures, tables and formulas is typeset all the same, with its fonts, tagged', async () => {
    const job = await typesettingJob(demonstrationWork(pictureWork));
    const result = compile(job, engine);
    if ('error' in result) throw new Error(result.error);
    expect(result.warnings).toEqual([]);
    const text = Buffer.from(result.pdf).toString('latin1');
    expect(text.slice(0, 5)).toBe('%PDF-');
    expect(text).toContain('/MarkInfo');
    for (const font of ['SourceSerif4', 'SourceSans3', 'STIXTwoMath']) expect(text).toContain(font);
    const again = compile(job, engine);
    if ('error' in again) throw new Error(again.error);
    const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    expect(hash(again.pdf)).toBe(hash(result.pdf));
  }, 60_000);

  it('a picture that cannot be read costs the picture, not the work', async () => {
    const content = [{ type: 'paragraph' as const, content: [] }];
    const { source } = await typesettingJob(workOf(content));
    const broken = { name: '0.png', bytes: new TextEncoder().encode('no picture') };
    const withPicture = `${source}\n#if "0.png" not in sys.inputs.unreadable [#image("0.png")]`;
    expect(compile({ source: withPicture, pictures: [broken] }, engine)).toMatchObject({
      warnings: ['Pictures that cannot be read: 1.'],
    });
  });

  it('what cannot be compiled is an error that says why, and no file of the machine can be read', () => {
    expect(compile({ source: '#nothing', pictures: [] }, engine)).toMatchObject({
      error: expect.stringMatching(/nothing/),
    });
    expect(compile({ source: '#read("/etc/hostname")', pictures: [] }, engine)).toHaveProperty('error');
  });
});
