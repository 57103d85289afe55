/** `/docs/json`, the OpenAPI document that comes out of the contract, and `/docs`, the same as a readable page. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import packageJson from '#package.json' with { type: 'json' };
import { apiWords } from './api-words.ts';

/** Puts both on the server; the calls that are registered afterwards are in them. */
export async function serveApiDocuments(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Pliego',
        version: packageJson.version,
        description: apiWords.api,
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    theme: {
      title: 'Pliego · API',
      css: [{ filename: 'pliego.css', content: '.swagger-ui .topbar { display: none }' }],
    },
    uiConfig: { deepLinking: true, docExpansion: 'list', defaultModelsExpandDepth: -1 },
  });
}
