import { FilePen, Globe, Hourglass, LibraryBig } from 'lucide-react';
import type { Estado } from '#contract/vocabulary.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { StatCard, StatRow } from '#web/ui/StatCard.tsx';
import { Count } from './count.tsx';

type Props = {
  /** Absent while it is not known. */
  counts: (Record<Estado, number> & { total: number }) | undefined;
};

/** How many works the author has, and how many in the states that matter most to them. */
export function AuthorStats({ counts }: Props) {
  const t = useMessages();
  const value = (of: keyof NonNullable<typeof counts>) => <Count value={counts?.[of]} />;
  return (
    <StatRow>
      <StatCard label={t('author.stats.total')} icon={<LibraryBig aria-hidden />} value={value('total')} />
      <StatCard label={t('author.stats.review')} icon={<Hourglass aria-hidden />} value={value('EN_REVISION')} />
      <StatCard label={t('author.stats.published')} icon={<Globe aria-hidden />} value={value('PUBLICADO')} />
      <StatCard label={t('author.stats.drafts')} icon={<FilePen aria-hidden />} value={value('BORRADOR')} />
    </StatRow>
  );
}
