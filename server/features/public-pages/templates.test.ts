import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { templateAddress, templateFiles } from '#contract/templates.ts';
import { serveTemplates } from './templates.ts';

describe('the authors’ templates', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pliego-templates-'));
  const app = Fastify();
  beforeAll(async () => {
    for (const file of Object.values(templateFiles)) writeFileSync(join(folder, file), 'file');
    await serveTemplates(app, folder);
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['articulo', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['ensayo', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['presentacion', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  ] as const)('are downloaded under their names: %s', async (kind, type) => {
    const answer = await app.inject({ url: templateAddress(kind) });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${templateFiles[kind]}"`);
  });

  it('tell their size without being fetched', async () => {
    const answer = await app.inject({ method: 'HEAD', url: templateAddress('ensayo') });
    expect(answer.headers['content-length']).toBe('4');
  });

  it('are only those that were made', async () => {
    expect((await app.inject({ url: '/plantillas/otra.docx' })).statusCode).toBe(404);
    expect((await app.inject({ url: '/plantillas/../package.json' })).statusCode).toBe(404);
  });
});
