import { Check } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { toast } from 'react-hot-toast';
import { languages } from '#contract/vocabulary.ts';
import { askToShowNotices, useNoticeLeave } from '#web/data/live/notice-leave.ts';
import { savePreferences, usePreferences } from '#web/data/preferences.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';

const themes = ['light', 'dark', 'system'] as const;
/** Spec 000 §9. */
const savedMessageMs = 2000;

interface Choice {
  theme: (typeof themes)[number];
  language: (typeof languages)[number];
  notifications: boolean;
  teclas: boolean;
}

/** Theme, language, notices and single keys: kept in this browser at once, and in the account for the next one. */
export function PreferencesForm() {
  const t = useMessages();
  const { theme: keptTheme = 'system', ...kept } = usePreferences();
  const [chosen, setChosen] = useState<Partial<Choice>>({});
  const { theme, language, notifications, teclas }: Choice = { theme: keptTheme, ...kept, ...chosen };
  const choose = (choice: Partial<Choice>) => setChosen({ ...chosen, ...choice });
  const change = useAct('changePreferences', ['profile', 'authProfile', 'activity']);
  const leave = useNoticeLeave();
  // The account wants them; whether this browser shows them is its own.
  const missing = notifications && leave !== 'granted' ? leave : undefined;
  const [saved, setSaved] = useState(0);
  useEffect(() => {
    if (saved === 0) return;
    const timer = setTimeout(() => setSaved(0), savedMessageMs);
    return () => clearTimeout(timer);
  }, [saved]);
  /** Browsers ask on a click alone. */
  const askFirst = async () => {
    if ((await askToShowNotices()) === 'denied') toast.error(t('settings.notifications.denied'));
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const chosenTheme = theme === 'system' ? undefined : theme;
    savePreferences({ theme: chosenTheme, language, notifications, teclas });
    setChosen({});
    change.mutate(
      { body: { theme: chosenTheme ?? null, language, notifications, teclas } },
      {
        onSuccess: () => setSaved((times) => times + 1),
        onError: () => toast.error(t('settings.save.failed')),
      },
    );
  };
  return (
    <form onSubmit={save} className="flex flex-col gap-6">
      <RadioGroup
        legend={t('settings.theme')}
        name="theme"
        value={theme}
        onChange={({ target }) => choose({ theme: themes.find((each) => each === target.value) })}
        options={themes.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
      />
      <RadioGroup
        legend={t('settings.language')}
        name="language"
        value={language}
        onChange={({ target }) => choose({ language: languages.find((each) => each === target.value) })}
        options={languages.map((value) => ({ value, label: t(`settings.language.${value}`) }))}
      />
      <div className="flex flex-col items-start gap-2">
        <Checkbox
          label={t('settings.notifications')}
          hint={missing && t(`settings.notifications.${missing}`)}
          checked={notifications}
          onChange={({ target }) => {
            choose({ notifications: target.checked });
            if (target.checked) void askFirst();
          }}
        />
        {missing === 'default' && (
          <Button size="small" onClick={() => void askFirst()}>
            {t('settings.notifications.ask')}
          </Button>
        )}
      </div>
      <Checkbox
        label={t('settings.keys')}
        hint={t('settings.keys.hint')}
        checked={teclas}
        onChange={({ target }) => choose({ teclas: target.checked })}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="primary" busy={change.isPending}>
          {t('settings.save')}
        </Button>
        <p role="status" className="flex items-center gap-1.5 font-semibold text-green">
          {saved > 0 && (
            <>
              <Check aria-hidden className="size-5" />
              {t('settings.saved')}
            </>
          )}
        </p>
      </div>
    </form>
  );
}
