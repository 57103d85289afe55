import { administers, isOfferedAuthorMenu } from '#contract/roles.ts';
import { nextStep } from '#contract/setup.ts';
import { useSession } from '#web/data/session.ts';
import { useIdentity } from '#web/features/site/use-identity.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';

export interface BeginningProps {
  /** Of its heading, below the one of where it stands. */
  level?: 2 | 3;
  /** What begins; absent: the platform. */
  journal?: string;
  /** Where it is set up; absent: where the platform is. */
  settings?: string;
}

/**
 * In place of works, while there are none: a journal that begins, and what to begin it with. Who is logged in is offered what they may do;
 * of a guest nobody knows it before they say who they are.
 */
export function Beginning({ level = 2, journal, settings = nextStep }: BeginningProps) {
  const t = useMessages();
  const { nombre } = useIdentity();
  const { user } = useSession();
  const Heading = `h${level}` as const;
  return (
    <div className="folded-corner max-w-reading border border-line bg-sheet p-6 sm:p-8">
      <Heading className="text-xl wrap-anywhere">{t('home.beginning.title', { journal: journal ?? nombre })}</Heading>
      <p className="mt-3 font-reading text-muted">{t('home.beginning.text')}</p>
      {(!user || isOfferedAuthorMenu(user)) && (
        <p className="mt-5">
          <Button asChild>
            <Link to="/publications/create">{t('home.beginning.write')}</Link>
          </Button>
        </p>
      )}
      {(!user || administers(user)) && (
        <p className="mt-5 text-sm">
          <Link to={settings} className="link">
            {t('home.beginning.settings')}
          </Link>
        </p>
      )}
    </div>
  );
}
