import { useEffect } from 'react';
import { usePreferences } from './preferences.ts';

/** Keeps the document's theme at the person's choice, or at the system's where they have not chosen. */
export function useTheme(): void {
  const { theme } = usePreferences();
  useEffect(() => {
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      document.documentElement.dataset.theme = theme ?? (system.matches ? 'dark' : 'light');
    };
    apply();
    system.addEventListener('change', apply);
    return () => system.removeEventListener('change', apply);
  }, [theme]);
}
