import { useLayoutEffect } from 'react';
import { Toaster, toast, useToasterStore } from 'react-hot-toast';

/**
 * Spec 000 §8: four seconds, top right, errors red and successes green. The same words stand there once, however often
 * they are said.
 */
export function Toasts() {
  useOncePerText();
  return (
    // An open dialog hides from screen readers what is beside it, but for parts that say `aria-live`. Each toast is a status itself.
    <div aria-live="off" className="toasts">
      <Toaster
        position="top-right"
        toastOptions={{
          duration: 4000,
          loading: { duration: Number.POSITIVE_INFINITY },
          style: {
            ...inColours('var(--sheet)', 'var(--ink)', 'var(--line)'),
            boxShadow: 'var(--float)',
            borderRadius: 'var(--radius-float)',
          },
          error: inTone('red', 'M12 7v6m0 4h.01'),
          success: inTone('green', 'm8 12 3 3 5-6'),
        }}
      />
    </div>
  );
}

const inColours = (background: string, color: string, line: string) => ({
  background,
  color,
  border: `1px solid ${line}`,
});

/**
 * With a sign that stands: the library's own is drawn for half a second after the words. Not of the set of icons: what others have of
 * it would be kept in this file, which comes late, and come with it.
 */
const inTone = (tone: 'red' | 'green', sign: string) => ({
  style: inColours(`var(--${tone}-wash)`, `var(--${tone})`, `var(--${tone}-line)`),
  icon: (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-5 shrink-0 fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
    >
      <circle cx="12" cy="12" r="10" />
      <path d={sign} />
    </svg>
  ),
});

/** What is said again takes the place of what was said before, so that it is read again and stands its whole time. */
function useOncePerText() {
  const { toasts } = useToasterStore();
  useLayoutEffect(() => {
    // The newest come first.
    for (const [place, { id, type, message }] of toasts.entries())
      if (toasts.slice(0, place).some((newer) => newer.type === type && newer.message === message)) toast.remove(id);
  }, [toasts]);
}
