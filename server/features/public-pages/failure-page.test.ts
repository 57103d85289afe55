import { describe, expect, it } from 'vitest';
import { failurePage } from './failure-page.ts';

const failed = { url: '/catalogo?q=agua', acceptLanguage: undefined, reference: 'req-7', revista: 'Mar & tierra' };

describe('the page in the place of one that failed', () => {
  it('says so in Spanish, with ways on: again, the catalogue, a search', () => {
    const page = failurePage(failed);
    expect(page).toContain('<html lang="es">');
    expect(page).toContain('<title>Algo salió mal · Mar &amp; tierra</title>');
    expect(page).toContain('href="/catalogo?q=agua">Reintentar');
    expect(page).toContain('href="/catalogo">Ir al catálogo');
    expect(page).toContain('action="/catalogo" role="search"');
    expect(page).toContain('req-7');
  });

  it('says it in English to who prefers it', () => {
    expect(failurePage({ ...failed, acceptLanguage: 'en-GB,es;q=0.5' })).toContain('Something went wrong');
    expect(failurePage({ ...failed, acceptLanguage: 'es-MX,en;q=0.5' })).toContain('Algo salió mal');
  });

  it('needs no script and repeats no markup from the address', () => {
    const page = failurePage({ ...failed, url: '/x?"><script>alert(1)</script>' });
    expect(page).not.toContain('<script');
  });
});
