import { describe, expect, it } from 'vitest';
import { contrastOf } from '#contract/accent.ts';
import { type FailureKind, failurePage } from './failure-page.ts';

const journal = { nombre: 'Mar & tierra', logo: '', color: '' };
const failed = { kind: 'failed', url: '/catalogo?q=agua', language: 'es', reference: 'req-7', journal } as const;

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
    expect(failurePage({ ...failed, language: 'en' })).toContain('Something went wrong');
  });

  it('needs no script and repeats no markup from the address', () => {
    const page = failurePage({ ...failed, url: '/x?"><script>alert(1)</script>' });
    expect(page).not.toContain('<script');
  });

  it('asks again by itself where the platform is away, and nowhere else', () => {
    const asksAgain = (kind: FailureKind) => failurePage({ ...failed, kind }).includes('http-equiv="refresh"');
    expect((['failed', 'notReady', 'missing', 'refused'] as const).filter(asksAgain)).toEqual(['notReady']);
  });

  it('says what was refused in the words of the refusal, and leads to the login', () => {
    const page = failurePage({ ...failed, kind: 'refused', said: 'Esto es de <otros>.' });
    expect(page).toContain('<p>Esto es de &lt;otros&gt;.</p>');
    expect(page).toContain('href="/login">Iniciar sesión');
  });

  it('shows the journal’s mark', () => {
    const page = failurePage({ ...failed, journal: { ...journal, logo: '/files/identidad/m.png' } });
    expect(page).toContain('<img src="/files/identidad/m.png" alt="Mar &amp; tierra"');
  });

  it.each(['', '#ffe600', '#050505', '#fafafa'])('is read in both themes with the colour "%s"', (color) => {
    const page = failurePage({ ...failed, journal: { ...journal, color } });
    const [light = '', dark = ''] = page.split('prefers-color-scheme:dark');
    for (const theme of [light, dark]) {
      const of = (name: string) => new RegExp(`--${name}:(#\\w{6})`).exec(theme)?.[1] ?? `no --${name}`;
      for (const words of ['ink', 'muted', 'accent'])
        expect(contrastOf(of(words), of('paper'))).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(of('on-accent'), of('accent-fill'))).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(of('accent-fill'), of('paper'))).toBeGreaterThanOrEqual(3);
    }
  });
});
