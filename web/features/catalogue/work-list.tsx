import { lazy, Suspense, useState } from 'react';
import type { CatalogueEntry } from '#contract/entities/publication.ts';
import { CatalogueCard } from './catalogue-card.tsx';

const WorkDialog = lazy(() => import('./work-dialog.tsx'));

/** Works as the catalogue lists them, each with its dialog; `j` and `k` go through them (ui/row-keys.ts). */
export function WorkList({ works, className = '' }: { works: readonly CatalogueEntry[]; className?: string }) {
  const [open, setOpen] = useState<CatalogueEntry>();
  return (
    <>
      <div data-rows className={`border-t border-line ${className}`}>
        {works.map((work) => (
          <CatalogueCard key={work.id} work={work} onOpen={setOpen} />
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
