import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { toast } from 'react-hot-toast';
import { hourMs } from '#contract/time.ts';
import type { ExportFormat } from '#contract/vocabulary.ts';
import { messageOf } from '#web/data/problems.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Menu, MenuItem } from '#web/ui/Menu.tsx';

/** Names that are the same in every language, the best known first. */
const formats: [ExportFormat, string][] = [
  ['pdf', 'PDF'],
  ['epub', 'EPUB'],
  ['docx', 'Word (.docx)'],
  ['html', 'HTML'],
  ['markdown', 'Markdown (.md)'],
  ['jats', 'JATS (.xml)'],
];

const ElsewhereDialog = lazy(async () => ({ default: (await import('./elsewhere-dialog.tsx')).ElsewhereDialog }));

/** A work whole may bring gigabytes of data along, over a slow line. */
const longest = 2 * hourMs;

type Props = {
  /** Of the publication. */
  id: string;
  /** A submitted version; the text as it stands unless said. */
  version?: number;
  /** It is published and its text is open, and who is asked runs its journal: they may take it whole, too. */
  whole?: boolean;
  /** Whose it is may take it to another journal, with its reviews where it was sent here. */
  elsewhere?: { wasSent: boolean } | undefined;
};

/** 'Descargar': a work, or one of its versions, as a file in the format chosen. */
export function ExportMenu({ id, version, whole = false, elsewhere }: Props) {
  const t = useMessages();
  const [busy, setBusy] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  async function save(format: ExportFormat): Promise<void> {
    setBusy(true);
    try {
      const { download } = await import('#web/data/download.ts');
      const address = `/publications/${id}/export/${format}${version === undefined ? '' : `?version=${version}`}`;
      await download(address, format === 'bagit' ? longest : undefined);
    } catch (error) {
      toast.error(messageOf(error, t('common.problem.unreadable')));
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <Menu
        trigger={
          <Button size="small" icon={<Download aria-hidden />} busy={busy}>
            {t('templates.download')}
          </Button>
        }
      >
        {formats.map(([format, name]) => (
          <MenuItem key={format} onSelect={() => void save(format)}>
            {name}
          </MenuItem>
        ))}
        {whole && <MenuItem onSelect={() => void save('bagit')}>{t('desk.work.whole')}</MenuItem>}
        {elsewhere && <MenuItem onSelect={() => setLeaving(true)}>{t('moving.elsewhere.open')}</MenuItem>}
      </Menu>
      {elsewhere && isLeaving && (
        <Suspense>
          <ElsewhereDialog id={id} wasSent={elsewhere.wasSent} onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </>
  );
}
