/**
 * The words of the library that draws `/docs` (Swagger UI), which has them in English alone and by no option otherwise. They are
 * changed on the page where one stands whole: of a version that words them anew, the test beside `api-documents.ts` tells.
 */
import { apiWords } from './api-words.ts';

/** Each as the library has it, with the Spanish of the house. */
export const libraryWords: Readonly<Record<string, string>> = {
  'Filter by tag or path': 'Filtra por apartado o ruta',
  Servers: 'Servidores',
  Authorize: 'Identificarse',
  'Available authorizations': 'Formas de identificarse',
  'Apply credentials': 'Identificarse con esta credencial',
  'Remove authorization': 'Dejar de usar',
  'auth-bearer-value': 'Credencial',
  Authorized: 'En uso',
  Logout: 'Dejar de usar',
  Close: 'Cerrar',
  'Value:': 'Valor:',
  'authorization button locked': 'Identificarse (ya en uso)',
  'authorization button unlocked': 'Identificarse',
  'Expand operation': 'Abrir',
  'Collapse operation': 'Cerrar',
  'Copy path to clipboard': 'Copiar la ruta',
  'Copy code to clipboard': 'Copiar',
  'Copy cURL command to clipboard': 'Copiar la orden',
  Parameters: 'Parámetros',
  'No parameters': 'Sin parámetros',
  'Try it out ': 'Probar',
  Cancel: 'Cancelar',
  Reset: 'Volver al principio',
  Execute: 'Enviar',
  Clear: 'Vaciar',
  Name: 'Nombre',
  Description: 'Descripción',
  'Request body': 'Cuerpo de la petición',
  'Request content type': 'Tipo de contenido de la petición',
  'Send empty value': 'Enviar vacío',
  Responses: 'Respuestas',
  'Server response': 'Respuesta del servidor',
  'Response body': 'Cuerpo de la respuesta',
  'Response headers': 'Cabeceras de la respuesta',
  'Request duration': 'Duración de la petición',
  'Request URL': 'Dirección de la petición',
  Download: 'Descargar',
  'Download file': 'Descargar el archivo',
  ' Undocumented ': 'Sin describir',
  Code: 'Código',
  Details: 'Detalles',
  Links: 'Enlaces',
  'No links': 'Sin enlaces',
  'Media type': 'Tipo de contenido',
  'Media Type': 'Tipo de contenido',
  'Add ': 'Añadir ',
  ' item': '',
  'Controls ': 'Se pide con la cabecera ',
  ' header.': '',
  'Example Value': 'Ejemplo',
  'Edit Value': 'Editar',
  Schema: 'Esquema',
  'Expand all': 'Abrir todo',
  'Collapse all': 'Cerrar todo',
  Example: 'Ejemplo',
  Examples: 'Ejemplos',
  Items: 'Elementos',
  'One of': 'Uno de',
  'Any of': 'Alguno de',
  'All of': 'Todos',
  'Additional properties': 'Otras propiedades',
  'Property names': 'Nombres de las propiedades',
  'Failed to load API definition.': 'No se ha podido cargar la descripción de la API.',
  Errors: 'Errores',
  Hide: 'Ocultar',
  Show: 'Mostrar',
};

/** Where the document's own sentences stand, which are in Spanish whatever the language of the page. */
const told = '.info, .markdown, .renderedMarkdown, .opblock-summary-description';
/** Where what the document says stands: descriptions, paths, examples and names are nobody's to change. */
const said =
  'pre, code, textarea, .renderedMarkdown, .markdown, .opblock-summary-path, .opblock-summary-description, .info hgroup';

/**
 * A script's function that gives the library's page the reader's words, now and whenever it draws something.
 * React keeps the text node that it made, and sets it anew where its own text changes: then it is changed again.
 */
export const translateLibrary = `(language) => {
  const words = language === 'es' ? new Map(${JSON.stringify(Object.entries(libraryWords))}) : new Map();
  for (const [name, text] of Object.entries(${JSON.stringify(apiWords.marks)}[language])) document.documentElement.style.setProperty('--' + name, JSON.stringify(text));
  const attributes = ['placeholder', 'aria-label', 'title'];
  const ofText = (node) => {
    const text = words.get(node.data) ?? words.get(node.data.trim());
    if (text !== undefined && text !== node.data && !node.parentElement?.closest(${JSON.stringify(said)})) node.data = text;
  };
  const label = (element, text) => element.hasAttribute('aria-label') || element.setAttribute('aria-label', text);
  const ofElement = (element) => {
    // What the library leaves out: names of fields and of a cross, levels of headings that skip none, code that keys can scroll, landmarks.
    if (element.matches('[data-param-name] :is(select, input, textarea)')) label(element, element.closest('[data-param-name]').dataset.paramName);
    if (element.matches('.close-modal')) label(element, words.get('Close') ?? 'Close');
    if (element.matches(${JSON.stringify(told)})) element.lang = 'es';
    if (element.matches('.microlight')) element.tabIndex = 0;
    if (element.matches('[id$=_responses][role=region]')) element.setAttribute('role', 'group');
    for (const [where, role, name] of [['.information-container', 'region', 'API'], ['.filter', 'search'], ['.modal-ux', 'dialog', 'Available authorizations']]) {
      if (!element.matches(where)) continue;
      element.setAttribute('role', role);
      if (name) label(element, words.get(name) ?? name);
    }
    if (element.matches('h3, h4, h5')) element.setAttribute('aria-level', element.tagName[1] - 1);
    for (const name of attributes) {
      const text = words.get(element.getAttribute(name));
      if (text !== undefined) element.setAttribute(name, text);
    }
  };
  const ofAll = (root) => {
    if (root.nodeType === Node.TEXT_NODE) return ofText(root);
    if (root.nodeType !== Node.ELEMENT_NODE) return;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = root; node; node = walker.nextNode()) node.nodeType === Node.TEXT_NODE ? ofText(node) : ofElement(node);
  };
  const page = document.getElementById('swagger-ui');
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') addedNodes.forEach(ofAll);
      else if (type === 'characterData') ofText(target);
      else ofElement(target);
    }
  }).observe(page, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: attributes });
  ofAll(page);
}`;
