import { useNavigation } from 'react-router';

/** A line along the top while the next page is being fetched; it waits a little, so that quick ones pass unseen. */
export function LoadingBar() {
  const busy = useNavigation().state !== 'idle';
  return (
    <div
      aria-hidden
      className={`fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-accent transition-transform ${
        busy ? 'scale-x-75 delay-150 duration-[4s] ease-out' : 'scale-x-0 duration-0'
      }`}
    />
  );
}
