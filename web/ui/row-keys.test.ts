// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { leaveRows, moveAmongRows } from './row-keys.ts';

const focused = () => document.activeElement?.textContent?.trim();
const down = () => moveAmongRows(document, 1);
const up = () => moveAmongRows(document, -1);

beforeEach(() => {
  document.body.innerHTML = `
    <a href="/antes">Antes</a>
    <ul data-rows>
      <li><button>Declinar</button><h3><a href="/1">Primera</a></h3></li>
      <li><p>Segunda</p><button>Borrar</button><button aria-haspopup="dialog">Ver la segunda</button></li>
    </ul>
    <ul><li><a href="/suelta">Suelta</a></li></ul>
    <table><tbody data-rows>
      <tr><th><a href="/3">Tercera</a></th><td><button data-opens-row>Ver la tercera</button></td></tr>
      <tr><td>Cuarta</td><td><button>Conceder</button></td></tr>
    </tbody></table>`;
});

describe('going through lists', () => {
  it('begins with the first row, stops at both ends, and passes from one list to the next', () => {
    const seen = Array.from({ length: 5 }, () => down() && focused());
    expect(seen).toEqual(['Primera', 'Ver la segunda', 'Ver la tercera', 'CuartaConceder', 'CuartaConceder']);
    const back = Array.from({ length: 4 }, () => up() && focused());
    expect(back).toEqual(['Ver la tercera', 'Ver la segunda', 'Primera', 'Primera']);
  });

  it('goes on from the row in which the focus is, wherever it came from', () => {
    document.querySelectorAll('button')[1]?.focus();
    down();
    expect(focused()).toBe('Ver la tercera');
  });

  it('gives the focus to no button that would do something: a row that nothing opens has it itself', () => {
    document.querySelectorAll<HTMLElement>('[data-opens-row]')[0]?.focus();
    down();
    expect(document.activeElement?.tagName).toBe('TR');
  });

  it('leaves a row and comes back to it, unless it is gone', () => {
    down();
    down();
    expect(leaveRows()).toBe(true);
    expect(document.activeElement).toBe(document.body);
    expect(leaveRows()).toBe(false);
    up();
    expect(focused()).toBe('Primera');
    down();
    document.querySelectorAll('li')[1]?.remove();
    down();
    expect(focused()).toBe('Primera');
  });

  it('goes on from what was opened when one goes back and the list is drawn anew, and begins anew otherwise', () => {
    const drawn = document.body.innerHTML;
    // As the router marks its places.
    const goTo = (idx: number, key: string) => {
      history.replaceState({ idx, key }, '');
      document.body.innerHTML = drawn;
    };
    goTo(3, 'cola');
    down();
    expect(focused()).toBe('Primera');
    goTo(4, 'obra');
    goTo(3, 'cola');
    down();
    expect(focused()).toBe('Ver la segunda');
    up();
    goTo(3, 'otra vez la cola');
    down();
    expect(focused()).toBe('Primera');
    history.replaceState(null, '');
  });

  it('leaves alone what the keys did not lead to', () => {
    document.querySelector('a')?.focus();
    expect(leaveRows()).toBe(false);
    expect(focused()).toBe('Antes');
  });

  it('says where there are no rows', () => {
    document.body.innerHTML = '<main></main>';
    expect(down()).toBe(false);
  });
});
