// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { draw } from './draw.fixture.tsx';
import { RowList } from './RowList.tsx';

const list = (...rows: string[]) => (
  <RowList>
    {rows.map((row) => (
      <li key={row} id={row}>
        {row}
      </li>
    ))}
  </RowList>
);
/** A browser that can move things, and how many it moved. */
function moving(reduced: boolean) {
  const animate = vi.fn<typeof Element.prototype.animate>(() => ({}) as Animation);
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  Element.prototype.animate = animate;
  // It lays everything out as soon as it is asked to.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe: () => void;
      constructor(laidOut: () => void) {
        this.observe = laidOut;
      }
      disconnect() {}
    },
  );
  return animate;
}

it('shows a row leaving by a picture of it, which is no row and takes no click', () => {
  const animate = moving(false);
  const { container, rerender } = draw(list('uno', 'dos', 'tres'));
  rerender(list('uno', 'tres'));
  expect([...container.querySelectorAll('ul > li')].map(({ id }) => id)).toEqual(['uno', 'tres']);
  const picture = container.querySelector<HTMLElement>('ul + li');
  expect(picture?.textContent).toBe('dos');
  expect([picture?.inert, picture?.id, picture?.ariaHidden]).toEqual([true, '', 'true']);
  const end = animate.mock.results[0]?.value as Animation;
  end.onfinish?.({} as AnimationPlaybackEvent);
  expect(container.querySelector('ul + li')).toBeNull();
});

it('is simply there as another page', () => {
  const animate = moving(false);
  const { rerender } = draw(list('uno', 'dos'));
  rerender(list('tres', 'cuatro'));
  expect(animate).not.toHaveBeenCalled();
});

it('keeps still for who asked for it', () => {
  const animate = moving(true);
  const { container, rerender } = draw(list('uno', 'dos'));
  rerender(list('uno'));
  expect(animate).not.toHaveBeenCalled();
  expect(container.querySelector('ul + li')).toBeNull();
});

describe('the keyboard in a row that leaves', () => {
  const rows = (...names: string[]) => (
    <RowList>
      {names.map((name) => (
        <li key={name}>
          <a href={`#${name}`}>{name}</a> <button type="button">Borrar {name}</button>
        </li>
      ))}
    </RowList>
  );
  const focused = () => document.activeElement?.textContent;
  const press = (name: string) => screen.getByRole('button', { name: `Borrar ${name}` }).focus();

  it('goes on in the one that takes its place, or in the last', () => {
    const { rerender } = draw(rows('uno', 'dos', 'tres'));
    press('dos');
    rerender(rows('uno', 'tres'));
    expect(focused()).toBe('tres');
    rerender(rows('uno'));
    expect(focused()).toBe('uno');
  });

  it('stays where it went meanwhile, and is not called by a row that it had left', () => {
    const { rerender } = draw(rows('uno', 'dos', 'tres'));
    press('dos');
    screen.getByRole('link', { name: 'uno' }).focus();
    rerender(rows('uno', 'tres'));
    expect(focused()).toBe('uno');
    const elsewhere = document.body.appendChild(document.createElement('button'));
    press('tres');
    elsewhere.focus();
    rerender(rows('uno'));
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });
});
