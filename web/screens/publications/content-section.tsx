import { lazy, type RefObject, Suspense } from 'react';
import type { Publication } from '#contract/entities/publication.ts';
import type { TextHandle } from '#web/features/editor/manuscript-editor.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Section } from '#web/ui/Section.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';

const ManuscriptEditor = lazy(() => import('#web/features/editor/manuscript-editor.tsx'));

type Props = { work: Publication; handle: RefObject<TextHandle | null> };

/** The text of a draft. Its editor is heavy, and comes after the rest of the screen. */
export function ContentSection({ work, handle }: Props) {
  const t = useMessages();
  return (
    <Section title={t('author.sheet.contenido')}>
      <Suspense fallback={<Spinner label={t('editing.loading')} />}>
        <ManuscriptEditor work={work} handle={handle} />
      </Suspense>
    </Section>
  );
}
