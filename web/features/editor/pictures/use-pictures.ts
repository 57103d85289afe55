import { useContext, useEffect, useState } from 'react';
import { toast } from 'react-hot-toast';
import { largestPicture } from '#contract/calls/files.ts';
import { calls } from '#contract/calls.ts';
import type { Publication } from '#contract/entities/publication.ts';
import { upload } from '#web/data/upload.ts';
import { PictureKey, pictureAddress } from '#web/features/manuscript/picture-key.ts';
import { refusalOf } from '#web/features/publications/files/refusal.ts';
import { underWay } from '#web/features/publications/files/under-way.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { createPictureUploads } from './picture-uploads.ts';
import { type LeftOut, pictures } from './pictures.ts';

/** The extension by which the text of a work takes pictures. `open` opens the form of the figure at a place. */
export function usePictures({ id }: Pick<Publication, 'id'>, open: (pos: number) => void) {
  const t = useMessages();
  const { bytes, percent } = useFormats();
  const key = useContext(PictureKey);
  const [uploads] = useState(() =>
    createPictureUploads({
      send: (file, onProgress, signal) =>
        underWay(upload(calls.uploadPicture, { params: { id }, body: file }, { onProgress, signal })),
      reason: (error) => refusalOf(error, t('files.failed')),
    }),
  );
  useEffect(() => {
    return () => uploads.end();
  }, [uploads]);
  const sayLeftOut = (what: LeftOut) => {
    if (what.kind === 'pasted') toast(t('editing.paste.pictures', { count: what.count }));
    else if (what.kind === 'type') toast.error(t('editing.picture.wrongType', { name: what.name }));
    else toast.error(t('editing.picture.tooLarge', { name: what.name, size: bytes(largestPicture) }));
  };
  const [extension] = useState(() =>
    pictures({
      uploads,
      address: (src) => pictureAddress(src, key),
      onLeftOut: sayLeftOut,
      onOpen: open,
      texts: {
        pasted: t('editing.picture.pasted'),
        sending: (part) => t('editing.picture.sending', { share: percent(part) }),
        failed: (why) => t('editing.picture.failed', { why }),
        retry: t('common.retry'),
        discard: t('editing.picture.discard'),
        choose: t('editing.picture.choose'),
        noAlt: t('editing.picture.noAlt'),
        writeAlt: t('editing.picture.writeAlt'),
      },
    }),
  );
  return extension;
}
