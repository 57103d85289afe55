import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from './Button.tsx';

describe('Button', () => {
  it('does not send a form unless told to', () => {
    expect(renderToString(<Button>Cancelar</Button>)).toContain('type="button"');
    expect(renderToString(<Button type="submit">Guardar</Button>)).toContain('type="submit"');
  });

  it('gives its look to the link inside it', () => {
    const html = renderToString(
      <Button asChild variant="primary" icon={<i />}>
        <a href="/catalogo">Catálogo</a>
      </Button>,
    );
    expect(html).toMatch(/^<a href="\/catalogo" class="[^"]*bg-accent[^"]*"><i><\/i>Catálogo<\/a>$/);
  });

  it('says that it is busy and keeps the focus it may have', () => {
    const html = renderToString(<Button busy>Guardando...</Button>);
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toContain(' disabled=""');
  });
});
