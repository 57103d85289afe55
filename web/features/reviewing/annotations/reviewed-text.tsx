import { type ReactNode, useMemo, useState } from 'react';
import { useCall } from '#web/data/queries.ts';
import { AnnotatedText } from './annotated-text.tsx';
import { marginNotes } from './margin-note.ts';

/** A text with what its reviews say in the margin, as far as the reader may read those: for its authors and its editors. */
export function ReviewedText({ publicacionId, children }: { publicacionId: string; children: ReactNode }) {
  const { data } = useCall('reviewsOfPublication', { params: { id: publicacionId }, query: { limit: 100 } });
  const [open, setOpen] = useState<string | null>(null);
  const notes = useMemo(() => marginNotes(data?.reviews ?? []), [data]);
  if (notes.length === 0) return children;
  return (
    <AnnotatedText notes={notes} open={open} onOpen={setOpen}>
      {children}
    </AnnotatedText>
  );
}
