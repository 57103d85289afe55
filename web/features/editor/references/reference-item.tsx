import { Ellipsis, Pencil, Quote, Trash2 } from 'lucide-react';
import type { Reference } from '#contract/entities/manuscript.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Menu, MenuItem } from '#web/ui/Menu.tsx';

type Props = {
  reference: Reference;
  /** How often the text cites it. */
  times: number;
  onCite: () => void;
  onEdit: () => void;
  onRemove: () => void;
};

/** One entry as readers see it, whether it is cited, and what can be done with it. */
export function ReferenceItem({ reference: { etiqueta, texto }, times, onCite, onEdit, onRemove }: Props) {
  const t = useMessages();
  const name = texto.slice(0, 60);
  return (
    <li className="flex flex-col gap-1.5 py-3">
      <p className="font-serif text-sm break-words">
        {etiqueta && <span className="text-muted">{etiqueta} </span>}
        {texto}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {times === 0 ? (
          <Badge tone="yellow">{t('editing.references.unused')}</Badge>
        ) : (
          <span className="text-sm text-muted">{t('editing.references.times', { count: times })}</span>
        )}
        <span className="ms-auto flex gap-1">
          <Button
            size="small"
            variant="quiet"
            icon={<Quote aria-hidden />}
            aria-label={t('editing.references.cite.of', { name })}
            onClick={onCite}
          >
            {t('editing.references.cite')}
          </Button>
          <Menu
            trigger={
              <IconButton size="small" label={t('editing.references.more', { name })} icon={<Ellipsis aria-hidden />} />
            }
          >
            <MenuItem asks icon={<Pencil aria-hidden />} onSelect={onEdit}>
              {t('editing.references.edit')}
            </MenuItem>
            <MenuItem icon={<Trash2 aria-hidden />} tone="danger" asks onSelect={onRemove}>
              {t('editing.references.remove')}
            </MenuItem>
          </Menu>
        </span>
      </div>
    </li>
  );
}
