import { lazy, Suspense, useState } from 'react';
import type { CatalogueEntry } from '#contract/entities/publication.ts';
import { Kept } from '#web/data/kept.tsx';
import { CatalogueCard } from './catalogue-card.tsx';

const WorkDialog = lazy(() => import('./work-dialog.tsx'));

/** Works as the catalogue lists them, each with its dialog; `j` and `k` go through them (ui/row-keys.ts). */
export function WorkList({ works, className = '' }: { works: readonly CatalogueEntry[]; className?: string }) {
  const [open, setOpen] = useState<CatalogueEntry>();
  return (
    <>
      <div data-rows className={`border-t border-line ${className}`}>
        {works.map((work) => (
          <Kept key={work.id} name="card" by={[work]}>
            <CatalogueCard work={work} onOpen={setOpen} />
          </Kept>
        ))}
      </div>
      {open && (
        <Suspense>
          <WorkDialog work={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}
