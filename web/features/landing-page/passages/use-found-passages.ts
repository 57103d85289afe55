import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Passage } from '#contract/entities/annotation.ts';
import { paint } from '#web/features/manuscript/painted.ts';
import { findPassage, type Place } from '#web/features/manuscript/passages.ts';
import { textIn } from '#web/features/manuscript/shown-text.ts';

/** Where passages stand in the text within `root`, in their order, null where they are there no more; paints those that are. */
export function useFoundPassages(
  root: RefObject<HTMLElement | null>,
  passages: readonly Passage[],
): readonly (Place | null)[] {
  const [places, setPlaces] = useState<readonly (Place | null)[]>([]);
  useLayoutEffect(() => {
    const shown = passages.length > 0 ? textIn(root.current) : null;
    setPlaces(shown ? passages.map((passage) => findPassage(shown.text, passage)) : []);
  }, [root, passages]);
  useEffect(() => {
    const shown = places.length > 0 ? textIn(root.current) : null;
    if (!shown) return;
    return paint(
      'highlighted',
      places.flatMap((place) => (place ? shown.rangeOf(place) : [])),
    );
  }, [root, places]);
  return places;
}
