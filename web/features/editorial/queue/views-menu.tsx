import { Bookmark, Check } from 'lucide-react';
import { useState } from 'react';
import type { ViewFilters } from '#contract/entities/queue.ts';
import { useCall } from '#web/data/queries.ts';
import { late } from '#web/messages/late.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/Menu.tsx';
import { areSame } from './address.ts';

const KeepViewDialog = late(async () => (await import('./keep-view-dialog.tsx')).KeepViewDialog);
const ManageViewsDialog = late(async () => (await import('./manage-views-dialog.tsx')).ManageViewsDialog);

type Props = { filters: ViewFilters; onShow: (filters: ViewFilters) => void };

/** The views that the reader keeps: each shows the queue as it was when it was kept. The button says which one is on show. */
export function ViewsMenu({ filters, onShow }: Props) {
  const t = useMessages();
  const [open, setOpen] = useState<'keep' | 'manage'>();
  const { data } = useCall('listQueueViews');
  const views = data?.vistas ?? [];
  const shown = views.find((view) => areSame(view.filtros, filters));
  return (
    <>
      <Menu
        trigger={
          <Button size="small" icon={<Bookmark aria-hidden />}>
            <span className="max-w-48 truncate">
              {shown ? t('queue.views.shown', { name: shown.nombre }) : t('queue.views')}
            </span>
          </Button>
        }
      >
        {views.length === 0 && <MenuLabel>{t('queue.views.none')}</MenuLabel>}
        {views.map((view) => (
          <MenuItem
            key={view.id}
            icon={view === shown ? <Check aria-hidden /> : <span className="size-4 shrink-0" />}
            onSelect={() => onShow(view.filtros)}
          >
            <span className="min-w-0 break-words">
              {view.nombre}
              {view === shown && <span className="sr-only"> {t('queue.views.now')}</span>}
            </span>
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem asks onSelect={() => setOpen('keep')}>
          {t('queue.views.keep')}
        </MenuItem>
        {views.length > 0 && (
          <MenuItem asks onSelect={() => setOpen('manage')}>
            {t('queue.views.manage')}
          </MenuItem>
        )}
      </Menu>
      {open === 'keep' && <KeepViewDialog filters={filters} onClose={() => setOpen(undefined)} />}
      {open === 'manage' && <ManageViewsDialog views={views} filters={filters} onClose={() => setOpen(undefined)} />}
    </>
  );
}
