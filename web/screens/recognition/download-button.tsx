import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { toast } from 'react-hot-toast';
import { download } from '#web/data/download.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';

type Props = {
  /** Below /api. */
  path: string;
  /** What it is heard as, where its words alone do not say of what. */
  label?: string;
  size?: 'small' | 'medium';
  children: ReactNode;
};

/** Saves a file of the API among the reader's own. */
export function DownloadButton({ path, label, size = 'medium', children }: Props) {
  const t = useMessages();
  const saving = useMutation({
    mutationFn: () => download(path),
    onError: (error) => toast.error(failureText(t('recognition.pdf.failed'), error)),
  });
  return (
    <Button
      size={size}
      icon={<Download aria-hidden />}
      aria-label={label}
      busy={saving.isPending}
      onClick={() => saving.mutate()}
    >
      {children}
    </Button>
  );
}
