import { useEffect } from 'react';
import { useAct } from '#web/data/queries.ts';

/** A page that is left sooner was not read. It also keeps the counting out of the way of the page itself. */
const soonest = 1500;

/** Counts a reading of a work once its page stands; who is logged in finds it under 'Visto Recientemente'. */
export function useRecordView(id: string | undefined): void {
  const { mutate } = useAct('recordView', ['listPublications']);
  useEffect(() => {
    if (!id) return;
    const timer = setTimeout(() => mutate({ params: { id } }), soonest);
    return () => clearTimeout(timer);
  }, [id, mutate]);
}
