/**
 * A platform with a second journal, as readers have it: the list, the journal's house, its texts and numbers, the catalogue by journal,
 * and its works under its own name. All of it without scripts, held to axe and to 360 px.
 */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { browserPath, expectAccessible, expectToFit, settle, sharedBrowser } from './browser.ts';
import { firstVisit } from './first-visit.ts';
import { setStage } from './stage.ts';

/** A folder to keep pictures in, for who looks at them. */
const pictures = process.env.PLIEGO_PICTURES;

async function inspect(page: Page, name: string): Promise<void> {
  await settle(page);
  await expectAccessible(page);
  await expectToFit(page);
  if (!pictures) return;
  for (const theme of ['light', 'dark'] as const)
    for (const width of [1280, 360]) {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height: 860 });
      await page.screenshot({ path: `${pictures}/${name}-${width}-${theme}.png`, fullPage: true });
    }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 860 });
}

const journalName = 'Tesis del sur';
const made = z.object({ id: z.string(), revision: z.number().optional() });

describe.skipIf(!browserPath)('a second journal in a browser', () => {
  const stage = setStage();
  let work = '';
  let issue = '';
  const send = (method: string, path: string, body?: unknown) => stage.admin().send(method, path, body);
  const html = async (path: string) => {
    const response = await fetch(stage.url() + path);
    return { status: response.status, html: await response.text() };
  };

  beforeAll(async () => {
    const before = [await html('/catalogo'), await html('/revistas')];
    // With one journal nothing of it is seen, and its page is for nobody to find.
    expect(before[0]?.html).not.toMatch(/href="\/revistas/);
    expect(before[1]?.html).toContain('<meta name="robots" content="noindex">');
    const { id } = made.parse(await send('POST', '/revistas', { clave: 'tesis-del-sur', nombre: journalName }));
    const descripcion = {
      es: 'Investigaciones doctorales de las universidades del sur, revisadas antes de publicarse y abiertas a quien quiera leerlas.',
      en: '',
    };
    const ajustes = {
      color: '#b3541e',
      issn: '1234-5679',
      institucion: 'Universidad del Sur',
      contacto: 'tesis@sur.test',
      licencia: 'https://creativecommons.org/licenses/by/4.0/',
    };
    await send('PATCH', `/revistas/${id}`, {
      descripcion,
      nombreAbreviado: 'Tes. sur',
      idiomas: ['es', 'pt'],
      ajustes,
    });
    await send('PUT', `/revistas/${id}/consejo`, {
      consejo: [
        { nombre: 'Ángela Ruiz', cargo: 'DIRECCION', afiliacion: 'Universidad del Sur', orcid: '0000-0002-1825-0097' },
        { nombre: 'Marta Gil', cargo: 'CONSEJO_CIENTIFICO', tarea: 'Historia', afiliacion: 'Universidad de Poniente' },
      ],
    });
    await send('PUT', `/revistas/${id}/secciones`, {
      secciones: [{ nombre: { es: 'Humanidades', en: 'Humanities' }, palabrasMaximas: 9000 }],
    });
    await send('PUT', `/revistas/${id}/anuncios`, {
      anuncios: [
        {
          clase: 'CONVOCATORIA',
          titulo: { es: 'Tesis sobre humedales', en: '' },
          texto: { es: 'Se buscan tesis defendidas en los dos últimos años.\n\nLas leen dos personas.', en: '' },
          fecha: '2026-01-10',
          fechaLimite: '2126-01-31',
        },
        { clase: 'ANUNCIO', titulo: { es: 'Nuevo consejo', en: '' }, texto: { es: '', en: '' }, fecha: '2026-01-02' },
      ],
    });
    for (const tipo of ['alcance', 'normas'])
      await send('PUT', `/revistas/${id}/textos/${tipo}`, {
        markdown: `Publica **tesis** de las universidades del sur.\n\n# Qué se pide\n\nUn manuscrito entero.`,
      });
    // Not public yet: readers know of one journal.
    expect((await html('/catalogo')).html).not.toMatch(/href="\/revistas/);
    expect((await html('/revistas/tesis-del-sur')).status).toBe(404);
    await send('PATCH', `/revistas/${id}`, { publica: true });
    for (const [place, titulo] of ['Las aguas quietas', 'Los muros del puerto', 'Un borrador secreto'].entries()) {
      const body = {
        ...{ revistaId: id, titulo, tipo: 'ARTICULO', categoria: 'Historia', palabrasClave: ['puertos', 'agua'] },
        resumen: 'Cómo se repartió el agua de los puertos del sur, y quién decidió el reparto.',
      };
      const created = made.parse(await send('POST', '/publications', body));
      if (place === 2) continue;
      work = created.id;
      await send('PATCH', `/publications/${work}/estado`, { estado: 'PUBLICADO', motivo: 'Revisada fuera.' });
    }
    const begun = made.parse(
      await send('POST', '/issues', { revistaId: id, volumen: '1', numero: '1', anio: 2026, titulo: 'Puertos' }),
    );
    issue = begun.id;
    const { revision } = made.parse(await send('POST', `/issues/${issue}/works`, { obras: [work] }));
    await send('POST', `/issues/${issue}/publish`, { revision });
  });

  it('is found in the list and read without scripts: its board, texts, numbers and works', async () => {
    const { page } = await stage.guest({ javaScriptEnabled: false });
    await page.goto('/catalogo');
    await page.getByRole('link', { name: 'Ver todas las revistas' }).click();
    await page.getByText('2 obras publicadas').waitFor();
    await page.getByRole('link', { name: journalName }).click();
    await page.getByRole('heading', { level: 1, name: journalName }).waitFor();
    const said = await page.locator('main').innerText();
    for (const words of [
      'Ángela Ruiz',
      'Universidad de Poniente',
      'Tesis sobre humedales',
      'Hasta el 31 de enero de 2126',
      'Humanidades',
      '1234-5679',
      'CC BY 4.0',
      'Las aguas quietas',
      'Puertos',
      'tesis@sur.test',
    ])
      expect(said).toContain(words);
    expect(said).not.toContain('borrador secreto');
    await page.getByRole('link', { name: 'Normas para autores' }).click();
    await page.getByRole('heading', { name: 'Qué se pide' }).waitFor();
    await page.goto('/revistas/tesis-del-sur/numeros');
    await page.getByRole('link', { name: 'Puertos' }).click();
    await page.getByRole('link', { name: 'Los muros del puerto' }).click();
    await page.locator('article').getByRole('link', { name: journalName }).first().click();
    expect(new URL(page.url()).pathname).toBe('/revistas/tesis-del-sur');
  });

  it('narrows the catalogue down, by a link and in the address, and is named on the cards', async () => {
    const { page } = await stage.guest({ javaScriptEnabled: false });
    await page.goto('/catalogo');
    await page
      .locator('details', { hasText: 'Acotar los resultados' })
      .getByRole('link', { name: new RegExp(journalName) })
      .click();
    expect(new URL(page.url()).search).toBe('?revista=tesis-del-sur');
    await page.getByText('2 resultados').waitFor();
    expect(await page.getByRole('article').getByRole('link', { name: journalName }).count()).toBe(2);
    await page.getByRole('link', { name: `Quitar el filtro Revista o colección: ${journalName}` }).click();
    expect(new URL(page.url()).search).toBe('');
  });

  it('has its own name, ISSN, picture and icon in what its pages tell others', async () => {
    const { html: page } = await html('/revistas/tesis-del-sur');
    expect(page).toContain(`<link rel="canonical" href="${stage.url()}/revistas/tesis-del-sur">`);
    expect(page).toMatch(/"@type":"Periodical"[^<]*"issn":\["1234-5679"\]/);
    expect(page).toContain(`<meta property="og:site_name" content="${journalName}">`);
    expect(page).toContain(`content="${stage.url()}/revistas/tesis-del-sur/compartir.png"`);
    expect(page).toContain('<link rel="icon" href="/revistas/tesis-del-sur/icono.svg">');
    for (const picture of ['compartir.png', 'icono.svg', 'icono-180.png'])
      expect((await fetch(`${stage.url()}/revistas/tesis-del-sur/${picture}`)).status).toBe(200);
    const ofWork = (await html(`/catalogo/${work}`)).html;
    expect(ofWork).toContain(`<meta name="citation_journal_title" content="${journalName}">`);
    expect(ofWork).toContain('<meta name="citation_issn" content="1234-5679">');
    expect(ofWork).toContain(`<title>Los muros del puerto · ${journalName}</title>`);
    expect(ofWork).toContain('<link rel="icon" href="/revistas/tesis-del-sur/icono.svg">');
    const ofIssue = (await html(`/numeros/${issue}`)).html;
    expect(ofIssue).toMatch(new RegExp(`"@type":"Periodical","name":"${journalName}","issn":\\["1234-5679"\\]`));
    expect((await html('/sitemap-sitio.xml')).html).toMatch(/\/revistas<.*\/revistas\/tesis-del-sur\/numeros</s);
    for (const gone of [
      '/revistas/otra',
      '/revistas/tesis-del-sur/etica',
      '/revistas/otra/numeros',
      '/revistas/otra/compartir.png',
    ])
      expect((await html(gone)).status, gone).toBe(404);
  });

  it('is shown so that it can be read, in both themes and on a telephone', async () => {
    const { page, complaints } = await stage.guest();
    for (const [path, name] of [
      ['/revistas', 'revistas'],
      ['/revistas/tesis-del-sur', 'revista'],
      ['/revistas/revista', 'revista-principal'],
      ['/revistas/tesis-del-sur/normas', 'revista-normas'],
      ['/revistas/tesis-del-sur/numeros', 'revista-numeros'],
      ['/numeros', 'numeros-de-varias'],
      [`/numeros/${issue}`, 'numero-de-revista'],
      [`/catalogo/${work}`, 'obra-de-revista'],
      ['/catalogo?revista=tesis-del-sur', 'catalogo-por-revista'],
    ] as const) {
      await page.goto(path);
      await page.mouse.move(2, 2);
      await inspect(page, name);
    }
    expect(complaints).toEqual([]);
  });

  it.each(['/revistas', '/revistas/tesis-del-sur', '/catalogo?revista=tesis-del-sur'])(
    'does not move: %s',
    async (path) => {
      const { shift, close } = await firstVisit(await sharedBrowser(), stage.url(), 'lector', path);
      expect(shift).toBeLessThanOrEqual(0.01);
      await close();
    },
  );
});
