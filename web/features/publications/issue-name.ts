import type { NamedIssue } from '#contract/issue-label.ts';
import type { Translate } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';

/** 'Vol. 12, núm. 3 (2031)'; 'Núm. 3 (2031)', 'Vol. 12 (2031)', '2031' of what a journal counts without. */
export function issueName(t: Translate, { volumen, numero, anio }: NamedIssue): string {
  const year = String(anio);
  if (volumen && numero) return t('work.issue.both', { volume: volumen, number: numero, year });
  if (volumen) return t('work.issue.volume', { volume: volumen, year });
  return numero ? t('work.issue.number', { number: numero, year }) : year;
}

export function useIssueName(): (issue: NamedIssue) => string {
  const t = useMessages();
  return (issue) => issueName(t, issue);
}
