import type { SitePage } from '#contract/entities/site.ts';
import { ManuscriptView } from '#web/features/manuscript/manuscript-view.tsx';
import { useManuscriptLabels } from '#web/features/manuscript/use-manuscript-labels.ts';
import { useLanguage } from '#web/messages/use-messages.ts';

/** What a page of the site says: what administrators wrote in the platform's language, or what stands there by default in the reader's. */
export function PageText({ page: { documento, porDefecto } }: { page: Pick<SitePage, 'documento' | 'porDefecto'> }) {
  const labels = useManuscriptLabels();
  const language = useLanguage();
  const shown = documento ?? porDefecto?.[language];
  if (!shown) return null;
  return (
    <div lang={documento ? 'es' : language}>
      <ManuscriptView documento={shown} referencias={[]} labels={labels} />
    </div>
  );
}
