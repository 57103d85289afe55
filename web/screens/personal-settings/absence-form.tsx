import { type Control, useForm, useWatch } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { z } from 'zod';
import type { Account } from '#contract/entities/user.ts';
import { longest } from '#contract/limits.ts';
import { hasQueue } from '#contract/roles.ts';
import { messageOf } from '#web/data/problems.ts';
import { useAct, useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useSession } from '#web/data/session.ts';
import { DraftLine } from '#web/features/forms/draft-line.tsx';
import { showFieldErrors } from '#web/features/forms/show-field-errors.ts';
import { useFormResolver } from '#web/features/forms/use-form-resolver.ts';
import { useSavedForm } from '#web/features/forms/use-saved-form.ts';
import { dayAfter, endOfDay } from '#web/features/reviewing/deadline.ts';
import type { Translate } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { DueMeanwhile, HandledMeanwhile } from './due-meanwhile.tsx';

const written = z.object({ ausenteDesde: z.string(), noDisponibleHasta: z.string(), notaAusencia: z.string() });
type Written = z.infer<typeof written>;
const fields = {
  ausenteDesde: 'ausenteDesde',
  noDisponibleHasta: 'noDisponibleHasta',
  notaAusencia: 'notaAusencia',
} as const;

/** As the server checks them, too: days are compared as text. */
const schemaIn = (t: Translate) =>
  written.superRefine(({ ausenteDesde: from, noDisponibleHasta: until }, context) => {
    const wrong = (path: keyof Written, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (until === '') wrong('noDisponibleHasta', t('settings.absence.until.required'));
    else if (until < dayAfter(0)) wrong('noDisponibleHasta', t('settings.absence.until.past'));
    else if (from !== '' && until < from) wrong('noDisponibleHasta', t('settings.absence.until.reversed'));
  });

/** 'Ausente del … al …': what the person says of when they are away. */
export function AbsenceForm() {
  const t = useMessages();
  const query = useCall('authProfile');
  return (
    <QueryState
      query={query}
      loading={t('settings.absence.loading')}
      failed={(error) => messageOf(error, t('settings.absence.loadFailed'))}
    >
      {(account) => <Days key={`${account.ausenteDesde} ${account.noDisponibleHasta}`} account={account} />}
    </QueryState>
  );
}

/** What they leave behind, once it is said until when. */
function WhileAway({ control }: { control: Control<Written> }) {
  const { user } = useSession();
  const [from, until] = useWatch({ control, name: ['ausenteDesde', 'noDisponibleHasta'] });
  if (until === '' || until < dayAfter(0) || until < from) return null;
  return (
    <>
      <DueMeanwhile from={from} until={until} />
      {user && hasQueue(user) && <HandledMeanwhile />}
    </>
  );
}

/** An absence that is over says nothing any more. */
const isToCome = ({ noDisponibleHasta: until }: Account) => until !== null && Date.parse(until) > Date.now();

function Days({ account }: { account: Account }) {
  const t = useMessages();
  const isAway = isToCome(account);
  const { mutate, isPending } = useAct('updateProfile', ['profile', 'authProfile']);
  const form = useForm<Written>({
    resolver: useFormResolver(schemaIn),
    defaultValues: {
      ausenteDesde: (isAway && account.ausenteDesde?.slice(0, 10)) || '',
      noDisponibleHasta: (isAway && account.noDisponibleHasta?.slice(0, 10)) || '',
      notaAusencia: isAway ? account.notaAusencia : '',
    },
  });
  const { register, handleSubmit, setError, formState, control } = form;
  const { errors } = formState;
  const { keeping, forget } = useSavedForm(form, 'ausencia', written);
  const tell = (
    body: { ausenteDesde: string | null; noDisponibleHasta: string | null; notaAusencia?: string },
    done: string,
  ) =>
    mutate(
      { body },
      {
        onSuccess: () => {
          forget();
          toast.success(done);
        },
        onError: (error) => {
          if (!showFieldErrors(error, setError, fields)) toast.error(messageOf(error, t('settings.absence.failed')));
        },
      },
    );
  const save = handleSubmit(({ ausenteDesde, noDisponibleHasta, notaAusencia }) =>
    tell(
      {
        ausenteDesde: ausenteDesde === '' ? null : `${ausenteDesde}T00:00:00.000Z`,
        noDisponibleHasta: endOfDay(noDisponibleHasta),
        notaAusencia,
      },
      t('settings.absence.saved'),
    ),
  );
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-6">
      <div className="grid gap-6 sm:grid-cols-2">
        <Field
          label={t('settings.absence.from')}
          hint={t('settings.absence.from.hint')}
          error={errors.ausenteDesde?.message}
          optional={t('settings.absence.optional')}
        >
          <Input type="date" {...register('ausenteDesde')} />
        </Field>
        <Field label={t('settings.absence.until')} error={errors.noDisponibleHasta?.message} required>
          <Input type="date" min={dayAfter(0)} {...register('noDisponibleHasta')} />
        </Field>
      </div>
      <Field
        label={t('settings.absence.note')}
        hint={t('settings.absence.note.hint')}
        error={errors.notaAusencia?.message}
        optional={t('settings.absence.optional')}
      >
        <Input maxLength={longest.absenceNote} {...register('notaAusencia')} />
      </Field>
      <WhileAway control={control} />
      <DraftLine keeping={keeping} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={isPending}>
          {t('settings.absence.save')}
        </Button>
        {isAway && (
          <Button
            disabled={isPending}
            onClick={() => tell({ ausenteDesde: null, noDisponibleHasta: null }, t('settings.absence.ended'))}
          >
            {t(
              account.ausenteDesde && Date.parse(account.ausenteDesde) > Date.now()
                ? 'settings.absence.cancel'
                : 'settings.absence.end',
            )}
          </Button>
        )}
      </div>
    </form>
  );
}
