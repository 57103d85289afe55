/** How `/docs` looks: Swagger UI in the journal's face, in both themes, with its name, its icon and a way to its catalogue. */
import { apiGuideAddress } from '#contract/api-keys.ts';
import { faceOf, faceTokens } from '#contract/face.ts';
import { iconAddress } from '#contract/public-addresses.ts';
import { apiWords } from './api-words.ts';

/** Of the style sheet with the journal's colours, which administrators change. */
export const faceAddress = '/docs/cara.css';

/** The colours by value; the page's script says which theme it is. */
export function faceStyle(color: string): string {
  const { light, dark } = faceOf(color);
  return `:root{color-scheme:light;${faceTokens(light)}}\n:root.dark-mode{color-scheme:dark;${faceTokens(dark)}}\n`;
}

// Swagger UI has a theme of its own for the night, by this class; what is said here is the paper, the type and the accent.
export const docsStyle = `@import url("${faceAddress}");
html, body, html.dark-mode, html.dark-mode body { background: var(--paper) !important; color: var(--ink); margin: 0 }
.swagger-ui, .swagger-ui .opblock-tag, .swagger-ui .info li, .swagger-ui .info p, .swagger-ui .info table, .swagger-ui table thead tr th, .swagger-ui .opblock .opblock-section-header h4, .swagger-ui .response-col_status, .swagger-ui .parameter__name, .swagger-ui .model, .swagger-ui .tab li, .swagger-ui label { color: var(--ink) !important; font-family: "Source Sans 3", system-ui, sans-serif }
.swagger-ui .info .title, .swagger-ui .opblock-tag { font-family: "Source Serif 4", Georgia, serif; font-weight: 400; color: var(--ink) !important }
html.dark-mode .swagger-ui { background: transparent !important }
.swagger-ui .topbar { display: none }
.swagger-ui .scheme-container { background: var(--sheet) !important; box-shadow: none !important; border-block: 1px solid var(--line) }
.swagger-ui .opblock-tag { border-color: var(--line) }
.swagger-ui .opblock { border-radius: 2px; box-shadow: none }
.swagger-ui .opblock .opblock-summary-path, .swagger-ui .opblock .opblock-summary-path a { color: var(--ink) !important }
.swagger-ui .opblock .opblock-summary-description, .swagger-ui .parameter__type, .swagger-ui .parameter__in { color: var(--muted) !important }
.swagger-ui a, .swagger-ui .link { color: var(--accent) !important }
.swagger-ui .btn.authorize, .swagger-ui .btn.authorize span { color: var(--accent) !important; border-color: var(--accent) !important; fill: var(--accent) }
.swagger-ui .btn.authorize svg { fill: var(--accent) !important }
.swagger-ui .btn.execute { background: var(--accent-fill); border-color: var(--accent-fill); color: var(--on-accent) }
.swagger-ui .filter .operation-filter-input, .swagger-ui input[type=text], .swagger-ui textarea, .swagger-ui select { background: var(--sheet) !important; color: var(--ink) !important; border: 1px solid var(--line-strong) !important; border-radius: 2px }
.swagger-ui .info .title small { background: var(--accent-fill) !important; border-radius: 2px }
.swagger-ui .info .title small pre { color: var(--on-accent) !important }
#revista { display: flex; flex-wrap: wrap; gap: .5rem 2rem; align-items: center; max-width: 1460px; margin: 0 auto; padding: 1rem 20px; border-bottom: 1px solid var(--line); font: 1rem/1.4 "Source Sans 3", system-ui, sans-serif }
#revista a { color: var(--accent); text-underline-offset: .2em }
#revista a:first-child { font: 600 1.25rem/1.3 "Source Serif 4", Georgia, serif; color: var(--ink); text-decoration: none }
#revista img { display: block; height: 2.25rem; padding: .25rem; background: #fff; border-radius: 2px }
`;

/** Runs on the page: the theme of who reads, and whose interface it is. */
export const docsScript = `(() => {
  const saved = () => {
    try { return JSON.parse(localStorage.getItem('pliego.preferences'))?.theme } catch {
      // Storage that is switched off, or holds what is no JSON: the theme is the system's.
      return undefined;
    }
  };
  const night = matchMedia('(prefers-color-scheme: dark)');
  const show = () => document.documentElement.classList.toggle('dark-mode', (saved() ?? (night.matches ? 'dark' : 'light')) === 'dark');
  night.addEventListener('change', show);
  show();
  const words = ${JSON.stringify(apiWords.page)}[/^en/i.test(navigator.language) ? 'en' : 'es'];
  document.documentElement.lang = 'es';
  for (const link of document.querySelectorAll('link[rel~=icon]')) { link.removeAttribute('sizes'); link.removeAttribute('type'); link.href = '${iconAddress}'; }
  fetch('/api/identity').then((answer) => answer.json()).then(({ nombre, logo }) => {
    document.title = nombre + ' · API';
    const head = document.createElement('header');
    head.id = 'revista';
    const home = document.createElement('a');
    home.href = '/catalogo';
    if (logo) { const mark = document.createElement('img'); mark.src = logo; mark.alt = nombre; home.append(mark); } else home.textContent = nombre;
    const catalogue = document.createElement('a');
    catalogue.href = '/catalogo';
    catalogue.textContent = words.catalogue;
    const file = document.createElement('a');
    file.href = '/docs/json';
    file.textContent = words.file;
    const guide = document.createElement('a');
    guide.href = '${apiGuideAddress}';
    guide.textContent = words.guide;
    head.append(home, catalogue, guide, file);
    document.body.prepend(head);
  // Without the journal's name the page stands as it is.
  }).catch(() => undefined);
})();
`;
