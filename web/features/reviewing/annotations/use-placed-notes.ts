import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { paint } from '#web/features/manuscript/painted.ts';
import { findPassage } from '#web/features/manuscript/passages.ts';
import { textIn } from '#web/features/manuscript/shown-text.ts';
import type { MarginNote } from './margin-note.ts';

/** A note with where its passage is, in px from the top of the text. */
export type PlacedNote = { note: MarginNote; top: number };

/** So far apart stand two marks in the margin, in px: each is as large as a finger needs. */
const between = 28;

/**
 * Finds the passages of notes in the text within `root`, paints them and says where they are, also after the text was
 * drawn otherwise. `missing`: those whose passage the text has no more.
 */
export function usePlacedNotes(root: RefObject<HTMLElement | null>, notes: readonly MarginNote[], open: string | null) {
  // What is typed in a note moves nothing.
  const passages = JSON.stringify(notes.map(({ key, passage }) => [key, passage]));
  const [found, setFound] = useState<ReadonlyMap<string, Range> | null>(null);
  const [tops, setTops] = useState<ReadonlyMap<string, number>>(new Map());

  // biome-ignore lint/correctness/useExhaustiveDependencies: the passages stand for the notes
  useLayoutEffect(() => {
    const find = () => {
      const shown = textIn(root.current);
      if (!shown) return setFound(null);
      setFound(
        new Map(
          notes.flatMap(({ key, passage }) => {
            const place = findPassage(shown.text, passage);
            return place ? [[key, shown.rangeOf(place)] as const] : [];
          }),
        ),
      );
    };
    find();
    // Another language of the text, or one that came later.
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ target }) => target instanceof Element && target.closest('[data-annotated]'))) find();
    });
    const text = root.current?.querySelector('[data-annotated]');
    if (text) observer.observe(text, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [root, passages]);

  useEffect(() => {
    const element = root.current;
    if (!element || !found) return;
    const measure = () => {
      const from = element.getBoundingClientRect().top;
      const next = new Map(
        [...found].map(([key, range]) => [key, Math.round(range.getBoundingClientRect().top - from)]),
      );
      setTops((before) => (JSON.stringify([...before]) === JSON.stringify([...next]) ? before : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [root, found]);

  useEffect(() => {
    if (!found) return;
    const chosen = open === null ? undefined : found.get(open);
    const clean = [paint('annotated', [...found.values()]), paint('annotated-open', chosen ? [chosen] : [])];
    return () => {
      for (const each of clean) each();
    };
  }, [found, open]);

  return useMemo(() => {
    const inText = notes.flatMap((note) => {
      const top = found?.has(note.key) ? (tops.get(note.key) ?? 0) : null;
      return top === null ? [] : [{ note, top }];
    });
    inText.sort((one, other) => one.top - other.top || one.note.passage.posicion - other.note.passage.posicion);
    let least = Number.NEGATIVE_INFINITY;
    const placed: PlacedNote[] = inText.map(({ note, top }) => {
      least = Math.max(top, least + between);
      return { note, top: least };
    });
    return { placed, missing: found ? notes.filter(({ key }) => !found.has(key)) : [] };
  }, [notes, found, tops]);
}
