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

/** Ways to hand the work on, and onto paper. Without scripts there is its address, to be selected, and the mail. */
export function Share({ title, address }: Props) {
  const t = useMessages();
  const canShare = useCanShare();
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${address}`)}`;
  return (
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
      <p className="hidden py-1 text-sm wrap-anywhere select-all noscript:block">{address}</p>
      <Button asChild size="small" variant="quiet" icon={<Mail aria-hidden />} className="-ms-3">
        <a href={mail}>{t('work.share.mail')}</a>
      </Button>
      <Button
        size="small"
        variant="quiet"
        icon={<Printer aria-hidden />}
        className="-ms-3 noscript:hidden"
        onClick={() => window.print()}
      >
        {t('work.print')}
      </Button>
    </div>
  );
}
