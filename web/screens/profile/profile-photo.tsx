import { UserRound } from 'lucide-react';
import { useRef } from 'react';
import { toast } from 'react-hot-toast';
import type { Account } from '#contract/entities/user.ts';
import { messageOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { updateUser } from '#web/data/session.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { said } from './said.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/** The photo, or an icon in its place, and the buttons that change it. */
export function ProfilePhoto({ account }: { account: Account }) {
  const t = useMessages();
  const chooser = useRef<HTMLInputElement>(null);
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
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const foto = await shrinkPhoto(file).catch(() => undefined);
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
        <input
          ref={chooser}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-label={t('profile.photo.add')}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Button size="small" busy={change.isPending} onClick={() => chooser.current?.click()}>
          {photo ? t('profile.photo.change') : t('profile.photo.add')}
        </Button>
        {photo && (
          <Button
            size="small"
            variant="quiet"
            busy={remove.isPending}
            onClick={() => remove.mutate({}, told(t('profile.photo.removed')))}
          >
            {t('profile.photo.remove')}
          </Button>
        )}
        <p className="text-sm text-muted">{t('profile.photo.hint')}</p>
      </div>
    </div>
  );
}
