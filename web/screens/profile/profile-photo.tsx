import { UserRound } from 'lucide-react';
import { toast } from 'react-hot-toast';
import type { Account } from '#contract/entities/user.ts';
import { messageOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { updateUser } from '#web/data/session.ts';
import { drawPicture } from '#web/features/forms/draw-picture.ts';
import { PictureButtons } from '#web/features/forms/picture-buttons.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { said } from './said.ts';

/** The photo, or an icon in its place, and the buttons that change it. */
export function ProfilePhoto({ account }: { account: Account }) {
  const t = useMessages();
  const change = useAct('changePhoto', ['profile', 'authProfile']);
  const remove = useAct('removePhoto', ['profile', 'authProfile']);
  const photo = said(account.fotoUrl);
  const told = (text: string) => ({
    onSuccess: ({ data }: { data: Account }) => {
      updateUser(data);
      toast.success(text);
    },
    onError: (error: Error) => void toast.error(messageOf(error, t('profile.photo.failed'))),
  });
  const choose = async (file: File) => {
    const foto = await drawPicture(file, asSquare).catch(() => undefined);
    if (!foto) return void toast.error(t('profile.photo.unreadable'));
    change.mutate({ body: { foto } }, told(t('profile.photo.saved')));
  };
  return (
    <div className="flex flex-row items-center gap-6 md:flex-col md:items-start">
      {photo ? (
        <img src={photo} alt="" className="size-32 rounded-md border border-line bg-wash object-cover md:size-48" />
      ) : (
        <span className="inline-flex size-32 items-center justify-center rounded-md border border-line bg-wash text-muted md:size-48">
          <UserRound aria-hidden className="size-16" strokeWidth={1} />
        </span>
      )}
      <div className="flex flex-col items-start gap-2">
        <PictureButtons
          choose={t('profile.photo.add')}
          change={t('profile.photo.change')}
          remove={t('profile.photo.remove')}
          hasPicture={photo !== undefined}
          isChanging={change.isPending}
          isRemoving={remove.isPending}
          onChoose={(file) => void choose(file)}
          onRemove={() => remove.mutate({}, told(t('profile.photo.removed')))}
        />
        <p className="text-sm text-muted">{t('profile.photo.hint')}</p>
      </div>
    </div>
  );
}

/** Pixels of a side: enough for the largest place a photo is shown at, twice as dense. */
const side = 512;

/** The middle of a picture, as a small square on white paper. */
function asSquare(width: number, height: number) {
  const cut = Math.min(width, height);
  const from = { left: (width - cut) / 2, top: (height - cut) / 2, width: cut, height: cut };
  return { width: side, height: side, from, paper: '#fff', type: 'image/jpeg' as const };
}
