/** How `/docs` looks: Swagger UI in the journal's face, in both themes, with its name, its icon and a way to its catalogue. */
import { apiGuideAddress } from '#contract/api-keys.ts';
import { faceOf, faceTokens } from '#contract/face.ts';
import { iconAddress } from '#contract/public-addresses.ts';
import { translateLibrary } from './api-library-words.ts';
import { apiWords } from './api-words.ts';

/** Of the style sheet with the journal's colours, which administrators change. */
export const faceAddress = '/docs/cara.css';

/** The colours by value; the page's script says which theme it is (`data-theme`, as on the site). */
export function faceStyle(color: string): string {
  const { light, dark } = faceOf(color);
  return `:root{color-scheme:light;${faceTokens(light)}}\n:root[data-theme=dark]{color-scheme:dark;${faceTokens(dark)}}\n`;
}

/*
 * Swagger UI's own colours, of day and night, are taken from it: what stands on the page is ink on paper, and what differs differs
 * by tokens. Of the methods, the one that only reads is in the accent; the others, that change something, are filled.
 */
export const docsStyle = `@import url("${faceAddress}");
html, body { background: var(--paper); color: var(--ink); margin: 0 }
.swagger-ui, .swagger-ui :is(*, ::placeholder) { color: var(--ink); text-shadow: none }
.swagger-ui, .swagger-ui :is(h1, h2, h3, h4, h5, p, li, td, th, label, button, select, input, div, span, a) { font-family: "Source Sans 3", system-ui, sans-serif }
.swagger-ui :is(.info .title, .opblock-tag, .opblock-tag a, .opblock-tag span) { font-family: "Source Serif 4", Georgia, serif; font-weight: 400 }
.swagger-ui :is(pre, code, .microlight, textarea, .opblock-summary-path, .opblock-summary-path *, .opblock-summary-method, .parameter__name, .prop-type, .model) { font-family: "Source Code Pro", ui-monospace, monospace }
.swagger-ui *, .swagger-ui :is(*, .opblock, .opblock-summary, .opblock-tag, table *, .btn):not(:focus-visible) { border-color: var(--line) !important; color: inherit !important; box-shadow: none !important }
.swagger-ui :is(.opblock, .opblock-section-header, .scheme-container, .modal-ux, .model-box, .json-schema-2020-12, .json-schema-2020-12-head, .json-schema-2020-12-body, .btn, .responses-inner, .markdown code, .renderedMarkdown code) { background: transparent !important }
.swagger-ui :is(.opblock, .scheme-container, .dialog-ux .modal-ux) { background: var(--sheet) !important }
.swagger-ui :is(pre, .microlight, .highlight-code > *, .opblock-section-header, .copy-to-clipboard, .download-contents) { background: var(--wash) !important }
.swagger-ui :is(pre, .microlight) { border: 1px solid var(--line) !important; border-radius: 2px }
.swagger-ui .dialog-ux .backdrop-ux { background: rgb(7 5 3 / .6) }
.swagger-ui .scheme-container { border-block: 1px solid var(--line) }
.swagger-ui :is(.opblock, .btn, .modal-ux, .opblock-summary-method, .opblock-tag, .json-schema-2020-12) { border-radius: 2px }
.swagger-ui .opblock .opblock-summary-method { min-width: 5.25rem; background: var(--accent-fill) !important; color: var(--on-accent) !important; border: 1px solid var(--accent-fill) !important; font-size: .8125rem }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: transparent !important; color: var(--accent) !important; border-color: var(--accent) !important }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: transparent !important; color: var(--rubric) !important; border-color: var(--rubric) !important }
.swagger-ui :is(.opblock-summary-description, .parameter__type, .parameter__in, .parameter__deprecated, .response-control-media-type__accept-message, .response-control-media-type__title, .json-schema-2020-12__attribute--primary, .json-schema-2020-12-keyword__value, .json-schema-2020-12__constraint, .json-schema-2020-12-accordion__children *, .opblock-tag small, .opblock-tag small *) { color: var(--muted) !important; opacity: 1 }
.swagger-ui .json-schema-2020-12__constraint { background: var(--wash) }
.swagger-ui :is(a:not(.nostyle), .link), .swagger-ui :is(.json-schema-2020-12-expand-deep-button, .tablinks, .model-toggle) { color: var(--accent) !important }
.swagger-ui :is(.tab li.active button, .tab li:only-child button) { color: var(--ink) !important; font-weight: 600 }
.swagger-ui :is(.required, .parameter__name.required span), .swagger-ui .parameter__name.required::after { color: var(--rubric) !important; opacity: 1 }
.swagger-ui .parameter__name.required::after { content: var(--required, "required") }
.swagger-ui .loading-container .loading::after { content: var(--loading, "…"); color: var(--muted); text-transform: none }
.swagger-ui .btn { border: 1px solid var(--line-strong) !important; min-height: 2.25rem }
.swagger-ui .opblock .tab-header .tab-item.active h4 span::after { background: var(--accent) !important }
.swagger-ui .btn.modal-btn { display: inline-flex; align-items: center }
.swagger-ui .btn:hover { background: var(--wash) !important }
.swagger-ui .btn.authorize { color: var(--accent) !important; border-color: var(--accent) !important }
.swagger-ui .btn.execute { background: var(--accent-fill) !important; border-color: var(--accent-fill) !important; color: var(--on-accent) !important; animation: none }
.swagger-ui :is(svg, .arrow):not(.loading *) { fill: currentcolor !important }
.swagger-ui :is(input[type=text], input[type=password], textarea, select) { background: var(--sheet) !important; color: var(--ink) !important; border: 1px solid var(--line-strong) !important; border-radius: 2px; accent-color: var(--accent-fill) }
.swagger-ui select { appearance: auto; padding-right: .5rem }
.swagger-ui ::placeholder { color: var(--muted) !important; opacity: 1 }
.swagger-ui :is(input, textarea).invalid { border-color: var(--rubric) !important; background: var(--sheet) !important }
.swagger-ui .errors-wrapper { background: transparent; border: 2px solid var(--rubric) !important }
.swagger-ui .info .title small { background: var(--accent-fill) !important; border-radius: 2px }
.swagger-ui .info .title small pre { color: var(--on-accent) !important; background: transparent !important; border: 0 !important }
.swagger-ui :focus-visible { outline: 2px solid var(--accent) !important; outline-offset: 2px }
@media (max-width: 48rem) { .swagger-ui .opblock .opblock-summary { flex-wrap: wrap } .swagger-ui .wrapper { padding: 0 12px } .swagger-ui .opblock .opblock-summary-path { max-width: 100% } .swagger-ui .opblock-tag small { padding: 0 } }
#revista { display: flex; flex-wrap: wrap; gap: .5rem 2rem; align-items: center; max-width: 1460px; margin: 0 auto; padding: 1rem 20px; border-bottom: 1px solid var(--line); font: 1rem/1.4 "Source Sans 3", system-ui, sans-serif }
#revista a { color: var(--accent); text-underline-offset: .2em }
#revista a:first-child { font: 600 1.25rem/1.3 "Source Serif 4", Georgia, serif; color: var(--ink); text-decoration: none }
#revista img { display: block; height: 2.25rem; padding: .25rem; background: #fff; border-radius: 2px }
`;

/** Runs on the page: the theme of who reads, and whose interface it is. */
export const docsScript = `(() => {
  const saved = () => {
    try { return JSON.parse(localStorage.getItem('pliego.preferences')) ?? {} } catch {
      // Storage that is switched off, or holds what is no JSON: the theme is the system's, the language the browser's.
      return {};
    }
  };
  const night = matchMedia('(prefers-color-scheme: dark)');
  const show = () => { document.documentElement.dataset.theme = saved().theme ?? (night.matches ? 'dark' : 'light'); };
  night.addEventListener('change', show);
  show();
  const language = (saved().language ?? navigator.language).toLowerCase().startsWith('en') ? 'en' : 'es';
  const words = ${JSON.stringify(apiWords.page)}[language];
  document.documentElement.lang = language;
  (${translateLibrary})(language);
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
