import { Link } from 'react-router';
import { savePreferences, usePreferences } from '#web/data/preferences.ts';
import { keysText } from '#web/messages/keys-text.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Kbd } from '#web/ui/Kbd.tsx';
import { type KeyName, keyGroups, keyOf } from './key-table.ts';

/** Every key and what it does, and where the single ones are switched off. */
export function KeyList({ user, onClose }: { user: object | null; onClose: () => void }) {
  const t = useMessages();
  const { teclas } = usePreferences();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('keys.title')} closeLabel={t('common.close')}>
      <div className="flex flex-col gap-6">
        {keyGroups.map(({ title, names }) => (
          <section key={title}>
            <h3 className="label-caps font-sans">{t(title)}</h3>
            <dl className="mt-2 divide-y divide-line border-y border-line">
              {names
                .filter((name) => user || name !== 'palette')
                .map((name) => (
                  <KeyLine key={name} name={name} isGuest={!user} isOff={!teclas && keyOf(name).single === true} />
                ))}
            </dl>
          </section>
        ))}
        {user ? (
          <>
            <p className="text-sm">
              {t(teclas ? 'keys.on' : 'keys.off')}{' '}
              <Link to="/configuracion" className="link" onClick={onClose}>
                {t('keys.settings')}
              </Link>
            </p>
            <p className="text-sm text-muted">{t('keys.editor')}</p>
          </>
        ) : (
          <Checkbox
            label={t('keys.single')}
            checked={teclas}
            onChange={({ target }) => savePreferences({ teclas: target.checked })}
          />
        )}
      </div>
    </Dialog>
  );
}

function KeyLine({ name, isGuest, isOff }: { name: KeyName; isGuest: boolean; isOff: boolean }) {
  const t = useMessages();
  const { keys, label, labelOfGuests, except } = keyOf(name);
  return (
    <div className="flex items-baseline justify-between gap-6 py-2">
      <dt className={isOff ? 'text-muted' : undefined}>
        {t((isGuest && labelOfGuests) || label)}
        {isOff && ` (${t('keys.isOff')})`}
        {except && <span className="block text-sm text-muted">{t(except)}</span>}
      </dt>
      <dd className="shrink-0">
        <Kbd framed>{keysText(keys)}</Kbd>
      </dd>
    </div>
  );
}
