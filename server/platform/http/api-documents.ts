/** `/docs/json`, the OpenAPI document that comes out of the contract, and `/docs`, the same as a readable page. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { globalRegistry } from 'zod';
import { anyJson } from '#contract/entities/json.ts';
import { blockSchema } from '#contract/entities/manuscript.ts';
import packageJson from '#package.json' with { type: 'json' };
import type { Services } from '../services.ts';
import { docsScript, docsStyle, faceAddress, faceStyle } from './api-page.ts';
import { apiWords } from './api-words.ts';
import { keptDocument } from './kept-document.ts';
import { leaveMarkupToLibrary } from './security.ts';

const documentAddress = '/docs/json';

// What stands in itself is pointed to by its name, which the library has from here alone.
globalRegistry.add(blockSchema, { id: 'Bloque' }).add(anyJson, { id: 'Json' });

/** Puts both on the server; the calls that are registered afterwards are in them. */
export async function serveApiDocuments(app: FastifyInstance, { settings }: Pick<Services, 'settings'>): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Pliego',
        version: packageJson.version,
        description: apiWords.api,
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: apiWords.session },
          clave: { type: 'http', scheme: 'bearer', description: apiWords.key },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  // Asked for anew each time: the page's own style sheet is kept as it was when the server started.
  app.get(faceAddress, { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(faceStyle(settings.get().color)),
  );
  // Of 2.6 MB: the library would write it and have it packed for each who asks.
  const sendDocument = keptDocument('application/json; charset=utf-8', () => JSON.stringify(app.swagger()));
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiHooks: {
      onRequest: (_request, reply, next) => {
        leaveMarkupToLibrary(reply);
        next();
      },
      preHandler: async (request, reply) => {
        if (request.routeOptions.url === documentAddress) await sendDocument(request, reply);
      },
    },
    theme: {
      title: 'Pliego · API',
      css: [{ filename: 'pliego.css', content: docsStyle }],
      js: [{ filename: 'pliego.js', content: docsScript }],
      favicon: [
        {
          filename: 'favicon.svg',
          rel: 'icon',
          sizes: 'any',
          type: 'image/svg+xml',
          content: '<svg xmlns="http://www.w3.org/2000/svg"/>',
        },
      ],
    },
    uiConfig: {
      layout: 'BaseLayout',
      deepLinking: true,
      // All calls at once take many seconds to draw.
      docExpansion: 'none',
      defaultModelsExpandDepth: -1,
      filter: true,
    },
  });
}
