import { Toaster } from 'react-hot-toast';

/** Spec 000 §8: four seconds, top right. Errors are red and successes green by the library's own icons. */
export function Toasts() {
  return (
    // An open dialog hides from screen readers what is beside it, but for parts that say `aria-live`. Each toast is a status itself.
    <div aria-live="off">
      <Toaster
        position="top-right"
        toastOptions={{
          duration: 4000,
          loading: { duration: Number.POSITIVE_INFINITY },
          style: {
            background: 'var(--sheet)',
            color: 'var(--ink)',
            border: '1px solid var(--line)',
            boxShadow: 'var(--float)',
          },
        }}
      />
    </div>
  );
}
