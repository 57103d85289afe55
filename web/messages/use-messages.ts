import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import type { Language } from '#contract/vocabulary.ts';
import { type Translate, textOf } from './i18n.ts';

/** `const t = useMessages(); t('catalogue.count', { count: 3 })`: texts in the language in use, keys checked. */
export function useMessages(): Translate {
  const lingui = useLingui();
  // `lingui` is a new object after each change of language or of the journal's name: so is the function, and memoised texts follow.
  return useCallback((key, values) => textOf(lingui.i18n, key, values), [lingui]);
}

/** The language in use. */
export function useLanguage(): Language {
  return useLingui().i18n.locale === 'en' ? 'en' : 'es';
}
