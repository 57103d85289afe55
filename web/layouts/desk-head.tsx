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
  return <PageHeader {...useDeskWords(desk, greeted ?? { nombres: '', apellidos: '' })} actions={actions} />;
}

/** Its title, and the line under it. */
export function useDeskWords(desk: Role, { nombres: name, apellidos }: Greeted): { title: string; intro: string } {
  const t = useMessages();
  const whole = [name, apellidos].filter(Boolean).join(' ');
  switch (desk) {
    case 'AUTOR':
      return { title: t('author.dashboard.welcome', { name }), intro: t('author.dashboard.lead') };
    case 'REVISOR':
      return { title: t('reviewer.title'), intro: `${t('reviewer.hello', { name: whole })}. ${t('reviewer.intro')}` };
    case 'EDITOR':
      return { title: t('editor.title'), intro: t('editor.intro', { name }) };
    case 'ADMIN':
      return { title: t('author.dashboard.welcome', { name }), intro: t('author.admin.lead') };
    case 'LECTOR':
      return { title: t('author.reader.welcome', { name }), intro: t('author.reader.lead') };
  }
}
