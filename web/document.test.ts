import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readAssets } from './assets.ts';
import { inlineScriptHashes, pageDocument } from './document.ts';
import { headTags } from './routing/head.ts';

const assets = readAssets({
  'web/entry.client.tsx': { file: 'assets/entry-1.js', imports: ['_base.js'] },
  '_base.js': {
    file: 'assets/base-2.js',
    css: ['assets/base-3.css'],
    assets: [
      'assets/pliego-figures-400-9.woff2',
      'assets/pliego-figures-400-italic-10.woff2',
      'assets/source-sans-3-latin-wght-normal-4.woff2',
      'assets/source-sans-3-greek-wght-normal-5.woff2',
    ],
  },
  'web/styles/late-fonts.css': { file: 'assets/late-fonts-8.css' },
  'web/screens/landing-page/landing-page.tsx': {
    file: 'assets/work-6.js',
    imports: ['_base.js'],
    css: ['assets/work-7.css'],
  },
});
const page = {
  html: '<h1>Agua</h1>',
  head: headTags({ title: 'Agua & <sal>' }),
  state: {
    queries: { queries: [], mutations: [] },
    origin: '',
    errors: { '/x': '</script><script>alert(1)</script>' },
  },
  source: 'web/screens/landing-page/landing-page.tsx',
};

describe('the document', () => {
  it('of a page holds its HTML, head, language and the chunks of its screen', () => {
    const html = pageDocument({ assets, page });
    expect(html).toContain('<html lang="es">');
    expect(html).toContain('<div id="root"><h1>Agua</h1></div>');
    expect(html).toContain('<title>Agua &amp; &lt;sal&gt;</title>');
    expect(html).toContain('<script type="module" src="/assets/entry-1.js">');
    for (const file of ['base-2', 'work-6'])
      expect(html).toContain(`<link rel="modulepreload" href="/assets/${file}.js">`);
    for (const file of ['base-3', 'work-7'])
      expect(html).toContain(`<link rel="stylesheet" href="/assets/${file}.css">`);
    // A page of reading begins with its digits, too; a form of guests has none of them at once.
    const facesOf = (html: string) => [...html.matchAll(/href="\/assets\/([^"]+)" as="font"/g)].map(([, file]) => file);
    const [text, digits] = ['source-sans-3-latin-wght-normal-4.woff2', 'pliego-figures-400-9.woff2'];
    expect(facesOf(html)).toEqual([text, digits]);
    expect(facesOf(pageDocument({ assets, page: { ...page, source: 'web/screens/account/login.tsx' } }))).toEqual([
      text,
    ]);
  });

  it('of a page lets its scripts wait until it is painted, the shell’s do not', () => {
    const beforeLate = (html: string) => html.slice(0, html.indexOf('<template id="late">'));
    expect(beforeLate(pageDocument({ assets, page }))).not.toContain('type="module"');
    expect(beforeLate(pageDocument({ assets }))).toContain('type="module"');
  });

  it('lets the late faces wait, and gives them at once where there are no scripts', () => {
    const html = pageDocument({ assets, page });
    const sheet = '<link rel="stylesheet" href="/assets/late-fonts-8.css">';
    expect(html).toContain(`<noscript>${sheet}</noscript>`);
    expect(html.slice(html.indexOf('<template id="late">'))).toContain(sheet);
  });

  it('carries the state where no text of it can end the script', () => {
    const html = pageDocument({ assets, page });
    const state = /<script type="application\/json" id="state">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(state)).toEqual(page.state);
  });

  it('of the shell says what it needs where no scripts run, and where none are needed', () => {
    const withoutScripts = { title: 'Agua & sal', text: 'Necesita guiones.', link: 'Al catálogo' };
    const html = pageDocument({
      assets,
      shell: {
        head: page.head,
        state: page.state,
        instead: { withoutScripts, waiting: 'Un momento', tooOld: 'Es <antiguo>.' },
      },
    });
    const [, said = ''] =
      /<div id="root"><\/div>\n<p id="waiting".*?Un momento<\/p>\n<script nomodule>.*?<\/script>\n<noscript>(.*?)<\/noscript>/s.exec(
        html,
      ) ?? [];
    expect(html).toContain('data-too-old="Es &lt;antiguo&gt;."');
    expect(said).toContain('Agua &amp; sal');
    expect(said).toContain('Necesita guiones.');
    expect(said).toContain('href="/catalogo">Al catálogo</a>');
    expect(pageDocument({ assets, page })).not.toContain('<main class="page');
  });

  it('of the shell holds neither HTML nor state, and asks not to be indexed', () => {
    const html = pageDocument({ assets });
    expect(html).toContain('<div id="root"></div>');
    expect(html).not.toContain('id="state"');
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it('has inline scripts whose hashes the policy is told, two more where a shell is drawn', () => {
    const shell = {
      head: page.head,
      state: page.state,
      instead: { withoutScripts: { title: '', text: '', link: '' }, waiting: '', tooOld: '' },
    };
    const hashes = (html: string) =>
      [...html.matchAll(/<script(?: nomodule)?>([\s\S]*?)<\/script>/g)].map(
        ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
      );
    expect(hashes(pageDocument({ assets, page }))).toEqual(inlineScriptHashes.slice(0, 1));
    expect(hashes(pageDocument({ assets, shell: { ...shell, drawn: { es: '<p>Sí</p>', en: '<p>Yes</p>' } } }))).toEqual(
      inlineScriptHashes,
    );
  });
});

describe('the shell of members', () => {
  const file = (name: string) => ({ [`_${name}.js`]: { file: `assets/${name}.js`, name } });
  const built = readAssets({
    'web/entry.client.tsx': { file: 'assets/entry-1.js' },
    ...Object.assign({}, ...['members', 'api', 'toasts', 'es.first', 'en.first', 'desks', 'desk-editor'].map(file)),
  });
  const shell = {
    head: page.head,
    state: page.state,
    instead: { withoutScripts: { title: '', text: '', link: '' }, waiting: '', tooOld: '' },
    drawn: { es: '<p>Sí</p>', en: '<p>Yes</p>' },
  };
  const inTemplate = (language: string, isDashboard: boolean) => {
    const html = pageDocument({ assets: built, shell: { ...shell, isDashboard } });
    const [, inside = ''] = new RegExp(`<template id="shell-${language}">(.*?)</template>`, 's').exec(html) ?? [];
    return inside;
  };
  const files = (html: string) =>
    [...html.matchAll(/<link rel="modulepreload".*?href="\/assets\/(.*?)\.js">/g)].map(([, name]) => name);

  it('asks at once for what its pages begin with, in the language of who is there', () => {
    expect(files(inTemplate('es', false))).toEqual(['members', 'api', 'toasts', 'es.first']);
    expect(files(inTemplate('en', false))).toEqual(['members', 'api', 'toasts', 'en.first']);
  });

  it('and on the dashboard for the desk of who sees it', () => {
    expect(files(inTemplate('es', true))).toEqual(['members', 'api', 'toasts', 'es.first', 'desks', 'desk-editor']);
    expect(inTemplate('es', true)).toContain('data-desk="EDITOR" href="/assets/desk-editor.js"');
  });

  it('lets what is drawn be seen before its scripts, and waits for nothing where nothing is drawn', () => {
    const early = (html: string) => html.slice(0, html.indexOf('</head>'));
    const drawn = pageDocument({ assets: built, shell });
    expect(early(drawn)).not.toContain('assets/entry-1.js');
    expect(drawn).toMatch(/<template id="late">.*assets\/entry-1\.js.*<\/template>\n<script>/s);
    expect(early(pageDocument({ assets: built, shell: { ...shell, drawn: undefined } }))).toContain(
      'assets/entry-1.js',
    );
  });
});

describe('the head', () => {
  it('has title, description, canonical address, Open Graph and what the page adds, escaped', () => {
    const tags = headTags({
      title: 'Agua',
      description: '"Sal"',
      canonical: 'https://pliego.example/catalogo/1',
      meta: [['citation_title', 'Agua']],
      openGraph: [['og:type', 'article']],
      lang: 'en',
      links: ['en', 'pt', 'x-default'].map((hreflang) => ({ rel: 'alternate', hreflang, href: '/' })),
      image: { address: 'https://pliego.example/agua.png', alt: 'Agua · Ana' },
      jsonLd: { name: '</script>' },
    });
    expect(tags.split('\n')).toEqual([
      '<title>Agua</title>',
      '<meta name="description" content="&quot;Sal&quot;">',
      '<link rel="canonical" href="https://pliego.example/catalogo/1">',
      '<meta property="og:site_name" content="Pliego">',
      '<meta property="og:title" content="Agua">',
      '<meta property="og:description" content="&quot;Sal&quot;">',
      '<meta property="og:url" content="https://pliego.example/catalogo/1">',
      '<meta property="og:locale" content="en_US">',
      '<meta property="og:locale:alternate" content="pt_BR">',
      '<meta property="og:image" content="https://pliego.example/agua.png">',
      '<meta property="og:image:type" content="image/png">',
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      '<meta property="og:image:alt" content="Agua · Ana">',
      '<meta property="og:type" content="article">',
      '<meta name="twitter:card" content="summary_large_image">',
      '<link rel="search" type="application/opensearchdescription+xml" title="Pliego" href="/opensearch.xml">',
      '<meta name="citation_title" content="Agua">',
      '<link rel="alternate" hreflang="en" href="/">',
      '<link rel="alternate" hreflang="pt" href="/">',
      '<link rel="alternate" hreflang="x-default" href="/">',
      '<script type="application/ld+json">{"name":"\\u003c/script>"}</script>',
    ]);
  });

  it('has the journal’s picture for shared links where the page has none, and none where it is not to be found', () => {
    const tags = headTags({ title: 'Agua' }, 'Revista', 'https://pliego.example');
    expect(tags).toContain('<meta property="og:image" content="https://pliego.example/compartir.png">');
    expect(tags).toContain('<meta property="og:image:alt" content="Revista">');
    expect(tags).toContain('<meta property="og:locale" content="es_ES">');
    const own = { address: 'https://pliego.example/obra.png', alt: 'Agua' };
    const cover = '/files/identidad/portada.jpg';
    const covered = headTags({ title: 'Agua' }, 'Revista', 'https://pliego.example', cover);
    expect(covered).toContain(
      '<meta property="og:image" content="https://pliego.example/files/identidad/portada.jpg">',
    );
    expect(covered).toContain('<meta property="og:image:alt" content="Revista">');
    expect(covered).not.toMatch(/og:image:(type|width|height)/);
    expect(headTags({ title: 'Agua', image: own }, 'Revista', '', cover)).not.toContain(cover);
    expect(headTags({ title: 'Agua', noindex: true })).not.toMatch(/og:|twitter:/);
  });
});
