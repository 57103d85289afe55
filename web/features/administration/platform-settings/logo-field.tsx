import { toast } from 'react-hot-toast';
import { messageOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { drawPicture } from '#web/features/forms/draw-picture.ts';
import { PictureButtons } from '#web/features/forms/picture-buttons.tsx';
import { useMessages } from '#web/messages/use-messages.ts';

const stale = [
  'getSettings',
  'getIdentity',
  'activity',
  'manageJournal',
  'listManagedJournals',
  'listJournals',
] as const;

type Props = {
  logo: string;
  /** The journal whose mark it is; absent: the platform's. */
  revista?: string;
};

/** Of both themes, as in styles/tokens.css. */
const papers = ['#ffffff', '#0f1618'];

/** The journal's mark on both themes' paper, and the buttons that change it at once. */
export function LogoField({ logo, revista }: Props) {
  const t = useMessages();
  const change = useAct('changeLogo', stale);
  const remove = useAct('removeLogo', stale);
  const changeOwn = useAct('changeJournalLogo', stale);
  const removeOwn = useAct('removeJournalLogo', stale);
  const told = (words: string) => ({
    onSuccess: () => void toast.success(words),
    onError: (error: Error) => void toast.error(messageOf(error, t('platform.logo.failed'))),
  });
  const choose = async (file: File) => {
    const drawn = await drawPicture(file, intoHeader).catch(() => undefined);
    if (!drawn) return void toast.error(t('platform.logo.unreadable'));
    const body = { logo: drawn };
    if (revista) changeOwn.mutate({ params: { id: revista }, body }, told(t('platform.logo.saved')));
    else change.mutate({ body }, told(t('platform.logo.saved')));
  };
  const takeAway = () => {
    if (revista) removeOwn.mutate({ params: { id: revista } }, told(t('platform.logo.removed')));
    else remove.mutate({}, told(t('platform.logo.removed')));
  };
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-semibold">{t('platform.logo')}</legend>
      {logo && (
        <div className="grid grid-cols-2 gap-3">
          {papers.map((paper) => (
            <span
              key={paper}
              style={{ background: paper }}
              className="flex h-20 items-center justify-center rounded-md border border-line px-4"
            >
              <img src={logo} alt={t('platform.logo.now')} className="max-h-12 max-w-full object-contain" />
            </span>
          ))}
        </div>
      )}
      <PictureButtons
        choose={t('platform.logo.choose')}
        remove={t('platform.logo.remove')}
        hasPicture={logo !== ''}
        isChanging={change.isPending || changeOwn.isPending}
        isRemoving={remove.isPending || removeOwn.isPending}
        onChoose={(file) => void choose(file)}
        onRemove={takeAway}
      />
      <p className="text-sm text-muted">{t('platform.logo.hint')}</p>
    </fieldset>
  );
}

/** Pixels: three times the room that the header has for it. */
const largest = { width: 720, height: 144 };

/** A picture as the header shows it. What it lets through stays so. */
function intoHeader(width: number, height: number) {
  const scale = Math.min(1, largest.width / width, largest.height / height);
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(width), height: scaled(height), type: 'image/png' as const };
}
