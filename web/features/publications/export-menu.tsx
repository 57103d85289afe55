import { Download } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
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

type Props = {
  /** Of the publication. */
  id: string;
  /** A submitted version; the text as it stands unless said. */
  version?: number;
};

/** 'Descargar': a work, or one of its versions, as a file in the format chosen. */
export function ExportMenu({ id, version }: Props) {
  const t = useMessages();
  const [busy, setBusy] = useState(false);
  async function save(format: ExportFormat): Promise<void> {
    setBusy(true);
    try {
      const { download } = await import('#web/data/download.ts');
      await download(`/publications/${id}/export/${format}${version === undefined ? '' : `?version=${version}`}`);
    } catch (error) {
      toast.error(messageOf(error, t('common.problem.unreadable')));
    } finally {
      setBusy(false);
    }
  }
  return (
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
    </Menu>
  );
}
