import { Mail, Printer, Share2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from './copy-button.tsx';

type Props = {
  title: string;
  /** The page's whole address. */
  address: string;
};

/** Whether this browser can hand an address to other applications; the server cannot know. */
const useCanShare = () =>
  useSyncExternalStore(
    () => () => {},
    () => 'share' in navigator,
    () => false,
  );

/** Ways to hand the work on, and onto paper. All of them take scripts; without, none shows. */
export function Share({ title, address }: Props) {
  const t = useMessages();
  const canShare = useCanShare();
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${address}`)}`;
  return (
    <section className="mt-6 border-t border-line pt-4 noscript:hidden" data-print="hide">
      <h2 className="label-caps mb-1">{t('work.share')}</h2>
      <div className="flex flex-col items-start">
        {canShare && (
          <Button
            size="small"
            variant="quiet"
            icon={<Share2 aria-hidden />}
            className="-ms-3"
            // The reader may think better of it: that is refused as an error, and none.
            onClick={() => void navigator.share({ title, url: address }).catch(() => {})}
          >
            {t('work.share.with')}
          </Button>
        )}
        <CopyButton kind="link" text={address} label={t('work.share.link')} copiedLabel={t('work.share.copied')} />
        <Button asChild size="small" variant="quiet" icon={<Mail aria-hidden />} className="-ms-3">
          <a href={mail}>{t('work.share.mail')}</a>
        </Button>
        <Button
          size="small"
          variant="quiet"
          icon={<Printer aria-hidden />}
          className="-ms-3"
          onClick={() => window.print()}
        >
          {t('work.print')}
        </Button>
      </div>
    </section>
  );
}
