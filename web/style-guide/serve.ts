/** The style guide's page: Vite gives it while developing, so that neither the build nor the route table knows of it. */
import type { Plugin } from 'vite';

const page = `<!doctype html>
<html lang="es">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><div id="root"></div><script type="module" src="/web/style-guide/entry.tsx"></script></body>
</html>`;

/** Vite plugin: answers `/estilo`. */
export function styleGuide(): Plugin {
  return {
    name: 'pliego-style-guide',
    apply: 'serve',
    configureServer({ middlewares, transformIndexHtml }) {
      middlewares.use('/estilo', (request, response, next) => {
        transformIndexHtml(request.originalUrl ?? '/estilo', page).then((html) => {
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(html);
        }, next);
      });
    },
  };
}
