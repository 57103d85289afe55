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
          style: { ...inColours('var(--sheet)', 'var(--ink)', 'var(--line)'), boxShadow: 'var(--float)' },
          error: inTone('red'),
          success: inTone('green'),
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

const inTone = (tone: 'red' | 'green') => ({
  style: inColours(`var(--${tone}-wash)`, `var(--${tone})`, `var(--${tone}-line)`),
  iconTheme: { primary: `var(--${tone})`, secondary: `var(--${tone}-wash)` },
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
