// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { keyPressed } from './key-pressed.ts';
import { keyGroups, keyOf, keyTable } from './key-table.ts';

beforeEach(() => {
  document.body.innerHTML = '<main><button>Un botón</button></main>';
});

/** What a key pressed there means. */
function press(init: KeyboardEventInit, on: Element = document.body, isOn = true) {
  let meant: ReturnType<typeof keyPressed>;
  const listen = (event: KeyboardEvent) => {
    meant = keyPressed(event, isOn);
  };
  window.addEventListener('keydown', listen);
  on.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  window.removeEventListener('keydown', listen);
  return meant;
}
const inside = (html: string): Element => {
  const place = document.createElement('div');
  place.innerHTML = html;
  document.querySelector('main')?.append(place);
  return place.querySelector('[data-here]') ?? place;
};

describe('the keys', () => {
  it('are each in a group of the list', () => {
    expect(keyGroups.flatMap(({ names }) => names)).toEqual(Object.keys(keyTable));
  });

  it('are known by what they write, wherever a keyboard has them', () => {
    expect(press({ key: '/' })).toBe('search');
    // A Spanish keyboard.
    expect(press({ key: '/', code: 'Digit7', shiftKey: true })).toBe('search');
    expect(press({ key: '?', code: 'Minus', shiftKey: true })).toBe('list');
    expect(press({ key: 'j' })).toBe('next');
    expect(press({ key: 'k' })).toBe('previous');
    expect(press({ key: 'Escape' })).toBe('leave');
    // The capitals are locked.
    expect(press({ key: 'J' })).toBe('next');
    expect(press({ key: 'J', shiftKey: true })).toBeUndefined();
    expect(press({ key: 'x' })).toBeUndefined();
  });

  it('mean nothing with another key held, while letters are composed, or when somebody took them', () => {
    for (const held of ['ctrlKey', 'metaKey', 'altKey'] as const)
      expect(press({ key: 'j', [held]: true })).toBeUndefined();
    expect(press({ key: 'Dead' })).toBeUndefined();
    expect(press({ key: 'j', isComposing: true })).toBeUndefined();
    expect(press({ key: 'k', ctrlKey: true, isComposing: true })).toBeUndefined();
    const editor = inside('<p data-here></p>');
    editor.addEventListener('keydown', (event) => event.preventDefault());
    expect(press({ key: 'k', ctrlKey: true }, editor)).toBeUndefined();
  });

  it('repeat where one goes through a list, and nowhere else', () => {
    expect(press({ key: 'j', repeat: true })).toBe('next');
    for (const key of ['/', '?']) expect(press({ key, repeat: true })).toBeUndefined();
    expect(press({ key: 'k', ctrlKey: true, repeat: true })).toBeUndefined();
  });

  it('act on a button or a link as on the page', () => {
    expect(press({ key: 'j' }, document.querySelector('button') ?? document.body)).toBe('next');
  });

  it.each([
    ['an input', '<input data-here />'],
    ['a search box', '<input type="search" data-here />'],
    ['a text', '<textarea data-here></textarea>'],
    ['a choice', '<select data-here></select>'],
    ['what is edited in place', '<div contenteditable="true"><p data-here></p></div>'],
    ['a menu', '<div role="menu"><div role="menuitem" tabindex="-1" data-here></div></div>'],
    ['a dialog', '<div role="dialog"><button data-here></button></div>'],
    ['a question', '<div role="alertdialog"><button data-here></button></div>'],
    ['a list of choices', '<div role="listbox"><div role="option" data-here></div></div>'],
  ])('do nothing in %s, but for the palette’s', (_, html) => {
    const here = inside(html);
    for (const name of ['search', 'list', 'next', 'previous', 'leave'] as const)
      expect(press({ key: keyOf(name).keys }, here)).toBeUndefined();
    expect(press({ key: 'k', ctrlKey: true }, here)).toBe('palette');
  });

  it('do nothing on the page below a dialog or a menu', () => {
    inside('<div role="dialog"></div>');
    expect(press({ key: 'j' })).toBeUndefined();
    document.querySelector('[role="dialog"]')?.setAttribute('data-state', 'closed');
    expect(press({ key: 'j' })).toBe('next');
  });

  it('switched off, leave the palette’s and Escape', () => {
    for (const key of ['/', '?', 'j', 'k']) expect(press({ key }, document.body, false)).toBeUndefined();
    expect(press({ key: 'Escape' }, document.body, false)).toBe('leave');
    expect(press({ key: 'K', ctrlKey: true }, document.body, false)).toBe('palette');
  });
});
