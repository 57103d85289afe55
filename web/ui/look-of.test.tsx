// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import { draw } from './draw.fixture.tsx';

it('gives a link the look and the ear of a button, and leaves it what it says itself', () => {
  const heard: string[] = [];
  const ref = vi.fn();
  draw(
    <Button
      asChild
      ref={ref}
      title="de fuera"
      aria-label="Abrir"
      className="grande"
      onClick={() => heard.push('button')}
    >
      <a href="/catalogo" title="propio" className="suyo" onClick={() => heard.push('link')}>
        Abrir
      </a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Abrir' });
  expect(link.title).toBe('propio');
  expect(link.classList.contains('suyo') && link.classList.contains('grande')).toBe(true);
  expect(ref).toHaveBeenCalledWith(link);
  fireEvent.click(link);
  expect(heard).toEqual(['link', 'button']);
});
