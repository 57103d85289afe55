import { BookOpen } from 'lucide-react';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { Specimen } from './specimen.tsx';
import { words } from './words.ts';

/** What is said when there is something to say, or nothing to see. */
export const Feedback = () => (
  <>
    <Specimen name="Notice">
      <Notice title={words.asked} action={<Button size="small">Abrir</Button>}>
        {words.hint}
      </Notice>
      <Notice tone="success">{words.saved}</Notice>
      <Notice tone="warning">{words.late}</Notice>
      <Notice tone="error" title={words.retracted}>
        {words.afterwards}
      </Notice>
    </Specimen>
    <Specimen name="EmptyState">
      <EmptyState title={words.nothing} icon={<BookOpen aria-hidden />} action={<Button>Nueva obra</Button>}>
        {words.nothingHint}
      </EmptyState>
    </Specimen>
    <Specimen name="ErrorState">
      <ErrorState message={words.failed} retryLabel="Reintentar" onRetry={() => {}} />
      <ErrorState message={words.failed} retryLabel="Reintentar" onRetry={() => {}} busy />
    </Specimen>
    <Specimen name="Spinner">
      <Spinner label="Cargando…" />
    </Specimen>
    <Specimen name="Skeleton">
      <Skeleton lines={3} />
    </Specimen>
    <Specimen name="PageSkeleton">
      {(['figures', 'list', 'text'] as const).map((kind) => (
        <PageSkeleton key={kind} kind={kind} />
      ))}
    </Specimen>
  </>
);
