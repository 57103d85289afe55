import type { ReactNode } from 'react';
import type { Role } from '#contract/vocabulary.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { PageHeader } from '#web/ui/PageHeader.tsx';

/** Who is greeted, as far as it is known who that is. */
export interface Greeted {
  nombres: string;
  apellidos: string;
}

type Props = { desk: Role; greeted: Greeted | null; actions?: ReactNode };

/** The head of the dashboard of one role (spec 000 §2.3, 001 §2). */
export function DeskHead({ desk, greeted, actions }: Props) {
  const { title, hello, lead } = useDeskWords(desk, greeted ?? { nombres: '', apellidos: '' });
  return <PageHeader title={title} intro={<DeskIntro hello={hello} lead={lead} />} actions={actions} />;
}

/**
 * The line under the title. What is said to everybody stands for itself: as wide whoever is greeted, it is the same text before
 * and after the person is known, and the largest of the screen has been seen once the shell was.
 */
export const DeskIntro = ({ hello, lead }: { hello?: ReactNode; lead: string }) => (
  <>
    {hello && <>{hello}. </>}
    <span className="inline-block">{lead}</span>
  </>
);

interface DeskWords {
  title: string;
  /** Who is greeted under the title and not in it. */
  hello?: string;
  lead: string;
}

/** Its title, and the line under it. */
export function useDeskWords(desk: Role, { nombres: name, apellidos }: Greeted): DeskWords {
  const t = useMessages();
  const whole = [name, apellidos].filter(Boolean).join(' ');
  switch (desk) {
    case 'AUTOR':
      return { title: t('author.dashboard.welcome', { name }), lead: t('author.dashboard.lead') };
    case 'REVISOR':
      return { title: t('reviewer.title'), hello: t('reviewer.hello', { name: whole }), lead: t('reviewer.intro') };
    case 'EDITOR':
      return { title: t('editor.title'), hello: t('reviewer.hello', { name }), lead: t('editor.intro') };
    case 'ADMIN':
      return { title: t('author.dashboard.welcome', { name }), lead: t('author.admin.lead') };
    case 'LECTOR':
      return { title: t('author.reader.welcome', { name }), lead: t('author.reader.lead') };
  }
}
