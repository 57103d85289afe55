import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { innerLink } from '#web/ui/Link.tsx';

/** Leads from screen to screen without loading the page anew, by whichever of our links is pressed (ui/Link.tsx). */
export function useInnerLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link) return;
      event.preventDefault();
      const { pathname, search, hash } = link;
      // Where one is already is no new place to come back from.
      const replace = pathname + search + hash === here();
      void navigate({ pathname, search, hash }, { replace });
    };
    // After React's own listeners, which stand at the root: what they have settled is left.
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

const here = () => window.location.pathname + window.location.search + window.location.hash;

/** Which of our links a plain press is on; none where the browser is asked for something else: another tab, a download. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(`a[${innerLink}]`) : null;
  return link && (link.target === '' || link.target === '_self') && !link.hasAttribute('download') ? link : undefined;
}
