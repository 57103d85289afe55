import { toast } from 'react-hot-toast';
import { leastCoverImage } from '#contract/entities/system.ts';
import { messageOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { drawPicture } from '#web/features/forms/draw-picture.ts';
import { PictureButtons } from '#web/features/forms/picture-buttons.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { intoCover } from './into-cover.ts';

const stale = [
  'getSettings',
  'getIdentity',
  'activity',
  'manageJournal',
  'listManagedJournals',
  'listJournals',
] as const;

type Props = {
  image: string;
  /** The journal whose image it is; absent: the platform's. */
  revista?: string;
};

/** As it is cut beside the home page's words on wide screens, and by those who show a shared link. */
const places = [
  ['home', 'aspect-[4/3]'],
  ['shared', 'aspect-[1200/630]'],
] as const;

/** The journal's cover image as it is cut where it is shown, and the buttons that change it at once. */
export function CoverImageField({ image, revista }: Props) {
  const t = useMessages();
  const change = useAct('changeCoverImage', stale);
  const remove = useAct('removeCoverImage', stale);
  const changeOwn = useAct('changeJournalCover', stale);
  const removeOwn = useAct('removeJournalCover', stale);
  const told = (words: string) => ({
    onSuccess: () => void toast.success(words),
    onError: (error: Error) => void toast.error(messageOf(error, t('platform.coverImage.failed'))),
  });
  const choose = async (file: File) => {
    let isSmall = false;
    const imagen = await drawPicture(file, (width, height) => {
      isSmall = width < leastCoverImage.width || height < leastCoverImage.height;
      return intoCover(width, height);
    }).catch(() => undefined);
    if (!imagen) return void toast.error(t('platform.coverImage.unreadable'));
    if (isSmall) return void toast.error(t('platform.coverImage.small', leastCoverImage));
    const body = { imagen };
    if (revista) changeOwn.mutate({ params: { id: revista }, body }, told(t('platform.coverImage.saved')));
    else change.mutate({ body }, told(t('platform.coverImage.saved')));
  };
  const takeAway = () => {
    if (revista) removeOwn.mutate({ params: { id: revista } }, told(t('platform.coverImage.removed')));
    else remove.mutate({}, told(t('platform.coverImage.removed')));
  };
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-semibold">{t('platform.coverImage')}</legend>
      {image && (
        <div className="grid items-start gap-3 sm:grid-cols-2">
          {places.map(([place, shape]) => (
            <figure key={place} className="flex flex-col gap-1">
              <img
                src={image}
                alt={t('platform.coverImage.now')}
                className={`${shape} w-full rounded-md border border-line object-cover`}
              />
              <figcaption className="text-sm text-muted">{t(`platform.coverImage.${place}`)}</figcaption>
            </figure>
          ))}
        </div>
      )}
      <PictureButtons
        choose={t('platform.coverImage.choose')}
        remove={t('platform.coverImage.remove')}
        hasPicture={image !== ''}
        isChanging={change.isPending || changeOwn.isPending}
        isRemoving={remove.isPending || removeOwn.isPending}
        onChoose={(file) => void choose(file)}
        onRemove={takeAway}
      />
      <p className="text-sm text-muted">
        {t(revista ? 'managing.cover.hint' : 'platform.coverImage.hint', leastCoverImage)}
      </p>
    </fieldset>
  );
}
