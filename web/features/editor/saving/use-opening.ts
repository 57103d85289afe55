import { useEffect, useState } from 'react';
import type { Publication } from '#contract/entities/publication.ts';
import { openCopy } from '#web/data/local-copies.ts';
import { type Opening, openingText } from './text-copy.ts';

/** What the editor of a work opens with, once this browser has been asked for its copy, kept under `name`; of the work as it was at first. */
export function useOpening(work: Publication, userId: string, name: string): Opening | undefined {
  const [opening, setOpening] = useState<Opening>();
  const [begun] = useState(work);
  useEffect(() => {
    let isWanted = true;
    void openCopy(userId, name).then((local) => {
      if (isWanted) setOpening(openingText(userId, local, begun));
      else local.close();
    });
    return () => {
      isWanted = false;
    };
  }, [begun, userId, name]);
  return opening;
}
