/** The page that says how programs read the public API (server/features/public-pages/api-guide.ts). Each paragraph is HTML of ours. */
import type { Language } from '#contract/vocabulary.ts';

interface Texts {
  title: string;
  intro: string;
  /** A heading, and the paragraphs below it. */
  parts: readonly (readonly [heading: string, ...paragraphs: string[]])[];
  examples: string;
  /** In the order of `guideExamples`. */
  captions: readonly string[];
  all: string;
  other: string;
}

/** `{sinClave}`, `{conClave}`, `{segundos}`, `{prefijo}` and `{claves}` are filled in (contract/api-keys.ts). */
export const apiGuideTexts: Record<Language, Texts> = {
  es: {
    title: 'API pública',
    intro:
      'Cualquier programa puede leer lo que está publicado aquí: el catálogo, las obras y sus citas, las revistas y sus números. Es gratis y no hace falta registrarse. Las respuestas son JSON.',
    parts: [
      [
        'Límites',
        'Sin clave se atienden {sinClave} lecturas por minuto desde una misma red; con clave, {conClave} por minuto y clave. Cada ventana dura {segundos} segundos desde la primera lectura.',
        'Cada respuesta dice cuántas quedan, en las cabeceras <code>RateLimit-Policy</code> (la cuota <code>q</code> y los segundos <code>w</code> de la ventana) y <code>RateLimit</code> (las que quedan, <code>r</code>, y los segundos que faltan, <code>t</code>). Quien se pasa recibe un <code>429</code> con <code>Retry-After</code>: espera esos segundos y sigue. Algunas lecturas que cuestan más, como las exportaciones, tienen además un límite propio.',
      ],
      [
        'Claves',
        'Con una cuenta que haya confirmado su correo se crean hasta {claves} en <a href="/configuracion#claves">Configuración</a>. Se muestran una sola vez, empiezan por <code>{prefijo}</code> y se envían en la cabecera <code>Authorization: Bearer {prefijo}…</code>. Una clave sube el límite y, sin más, lee lo mismo que quien no la lleva. Una revocada o caducada recibe un <code>401</code>.',
        'Al crearla se puede elegir que abra más, por ámbitos: <code>obras</code>, <code>revisiones</code>, <code>edicion</code> y <code>administracion</code>, cada uno para <code>leer</code> o para <code>escribir</code>. Entonces hace en nombre de su dueño lo que este puede, con los roles de esos ámbitos y ningún otro, y nada de la cuenta misma. La documentación completa dice qué ámbito pide cada dirección; sin él se recibe un <code>403</code> con <code>clave_sin_ambito</code>.',
        'No pongas una clave en una página que otros visitan: cualquiera podría copiarla. Ahí no hace falta.',
      ],
      [
        'Desde otras páginas',
        'Las lecturas públicas se pueden pedir con <code>fetch</code> desde páginas de cualquier sitio (CORS), con <code>GET</code> y sin cookies.',
      ],
      [
        'Errores',
        'Son documentos <code>application/problem+json</code> (RFC 9457), con un <code>code</code> que no cambia y un <code>message</code> en español o, con <code>Accept-Language: en</code>, en inglés.',
      ],
    ],
    examples: 'Ejemplos',
    captions: [
      'Las obras más recientes, con curl:',
      'Con una clave, y viendo las cabeceras:',
      'Todo el catálogo, página a página, en Python (sin instalar nada). La clave, si la hay, se toma de la variable <code>CLAVE</code>:',
      'La cita de la última obra, en JavaScript (en Node o en una página):',
    ],
    all: 'Todas las direcciones, con lo que aceptan y lo que responden, están en <a href="/docs">la documentación completa</a> y en <a href="/docs/json">OpenAPI</a>. Quien quiera llevarse el catálogo entero y seguirlo al día lo tiene mejor en OAI-PMH, en <code>/oai</code>.',
    other: '<a href="?idioma=en" lang="en" hreflang="en">This page in English</a>',
  },
  en: {
    title: 'Public API',
    intro:
      'Any program may read what is published here: the catalogue, works and how they are cited, journals and their issues. It is free, and nobody has to register. Answers are JSON.',
    parts: [
      [
        'Limits',
        'Without a key {sinClave} readings a minute are answered of one network; with a key, {conClave} a minute and key. A window lasts {segundos} seconds from its first reading.',
        'Each answer says how many are left, in the headers <code>RateLimit-Policy</code> (the quota <code>q</code> and the seconds <code>w</code> of the window) and <code>RateLimit</code> (what is left, <code>r</code>, and the seconds that remain, <code>t</code>). Whoever asks more gets a <code>429</code> with <code>Retry-After</code>: wait so many seconds and go on. Some readings that cost more, such as exports, have a limit of their own besides.',
      ],
      [
        'Keys',
        'With an account whose address is confirmed, up to {claves} are made in <a href="/configuracion#claves">the settings</a>. They are shown once, begin with <code>{prefijo}</code> and are sent in the header <code>Authorization: Bearer {prefijo}…</code>. A key raises the limit and, without more, reads what anybody reads without one. One that is revoked or has run out gets a <code>401</code>.',
        'When it is made it may be given more, by scopes: <code>obras</code> (works), <code>revisiones</code> (reviews), <code>edicion</code> (editing) and <code>administracion</code>, each to read (<code>leer</code>) or to write (<code>escribir</code>). It then does in its owner’s name what they may do, with the roles of those scopes and no other, and nothing of the account itself. The complete documentation names the scopes of each address; without one you get a <code>403</code> with <code>clave_sin_ambito</code>.',
        'Put no key into a page that others visit: anybody could copy it. None is needed there.',
      ],
      [
        'From other pages',
        'Public readings may be asked for with <code>fetch</code> from pages of any site (CORS), with <code>GET</code> and without cookies.',
      ],
      [
        'Errors',
        'They are <code>application/problem+json</code> documents (RFC 9457), with a <code>code</code> that does not change and a <code>message</code> in Spanish or, with <code>Accept-Language: en</code>, in English.',
      ],
    ],
    examples: 'Examples',
    captions: [
      'The latest works, with curl:',
      'With a key, and showing the headers:',
      'The whole catalogue, page by page, in Python (nothing to install). The key, if there is one, is taken from the variable <code>CLAVE</code>:',
      'How the latest work is cited, in JavaScript (in Node or on a page):',
    ],
    all: 'All addresses, with what they take and answer, are in <a href="/docs">the full documentation</a> (in Spanish) and in <a href="/docs/json">OpenAPI</a>. Whoever wants to take the whole catalogue along and follow it is better served by OAI-PMH, at <code>/oai</code>.',
    other: '<a href="?idioma=es" lang="es" hreflang="es">Esta página en español</a>',
  },
};

/** Each runs as it stands (api-guide.test.ts), with `{sitio}` filled in. */
export const guideExamples = [
  { in: 'bash', code: `curl -s '{sitio}/api/catalog?sort=recientes&limit=5'` },
  { in: 'bash', code: `curl -si -H "Authorization: Bearer $CLAVE" '{sitio}/api/catalog?limit=1'` },
  {
    in: 'python',
    code: `import json, os, time, urllib.error, urllib.request

SITIO = '{sitio}'
CLAVE = os.environ.get('CLAVE')

def leer(ruta):
    peticion = urllib.request.Request(SITIO + ruta)
    if CLAVE:
        peticion.add_header('Authorization', 'Bearer ' + CLAVE)
    while True:
        try:
            with urllib.request.urlopen(peticion) as respuesta:
                return json.load(respuesta)
        except urllib.error.HTTPError as fallo:
            if fallo.code != 429:
                raise SystemExit(json.load(fallo)['message'])
            time.sleep(int(fallo.headers['Retry-After']))

pagina, ultima = 1, 1
while pagina <= ultima:
    lista = leer(f'/api/catalog?page={pagina}&limit=50')
    ultima = lista['totalPages']
    for obra in lista['publications']:
        print(obra['id'], obra['titulo'])
    pagina += 1`,
  },
  {
    in: 'javascript',
    code: `const sitio = '{sitio}';

async function leer(ruta) {
  const respuesta = await fetch(sitio + ruta);
  const dicho = await respuesta.json();
  if (!respuesta.ok) throw new Error(dicho.message);
  return dicho;
}

const { publications } = await leer('/api/catalog?sort=recientes&limit=1');
for (const { id, titulo } of publications) {
  const { citas } = await leer(\`/api/publications/\${id}/citations\`);
  console.log(titulo);
  for (const { texto } of citas) console.log('-', texto);
}`,
  },
] as const;
