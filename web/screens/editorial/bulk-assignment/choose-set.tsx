import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Shuffle } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { toast } from 'react-hot-toast';
import { useSearchParams } from 'react-router';
import { tipos } from '#contract/vocabulary.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { callQuery, useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { Section } from '#web/ui/Section.tsx';
import { SectionIndex } from '#web/ui/SectionIndex.tsx';
import { Select } from '#web/ui/Select.tsx';
import { PeopleChoice } from './people-choice.tsx';
import {
  asRequest,
  chosenIn,
  filtersOf,
  mostPerPerson,
  mostPerWork,
  nothingChosen,
  type SetFields,
  wholeOf,
} from './set-fields.ts';
import { WorksChoice } from './works-choice.tsx';

/** Which works, how many reviewers each, and among whom. */
export function ChooseSet({ onStarted }: { onStarted: (id: string) => void }) {
  const t = useMessages();
  const [address] = useSearchParams();
  const [fields, setFields] = useState<SetFields>(() => ({ ...nothingChosen, obras: chosenIn(address) }));
  const put = (changes: Partial<SetFields>) => setFields((before) => ({ ...before, ...changes }));
  const start = useAct('startAssignment', ['listAssignments']);
  const client = useClient();
  const set = useQuery({
    ...callQuery(client, 'worksToAssign', { query: { ...filtersOf(fields), limit: 1 } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const pool = useQuery({ ...callQuery(client, 'assignmentPool', { query: { limit: 1 } }), staleTime: 0 });
  const request = asRequest(fields);
  const isNothing = fields.obras === null && set.data?.total === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!request || isNothing) return;
    start.mutate(
      { body: request },
      {
        onSuccess: ({ id }) => onStarted(id),
        onError: (error) => toast.error(failureText(t('assignment.start.failed'), error)),
      },
    );
  };
  return (
    <SectionIndex label={t('navigation.onThisPage')} faultLabel={t('navigation.faulty')}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-12">
        <Section title={t('assignment.works')}>
          <div className="flex max-w-form flex-col gap-6">
            <RadioGroup
              legend={t('assignment.works.which')}
              name="which"
              value={fields.obras ? 'some' : 'all'}
              onChange={(event) => put({ obras: event.currentTarget.value === 'some' ? new Set() : null })}
              options={[
                { value: 'all', label: t('assignment.works.all'), description: t('assignment.works.all.text') },
                { value: 'some', label: t('assignment.works.some') },
              ]}
            />
            <Filters fields={fields} put={put} categories={set.data?.categorias ?? []} />
            <Field
              label={t('assignment.each')}
              hint={t('assignment.each.hint', { count: set.data?.porObra ?? 1 })}
              error={wholeOf(fields.porObra, mostPerWork) === null && t('assignment.whole', { most: mostPerWork })}
            >
              <Input
                inputMode="numeric"
                placeholder={String(set.data?.porObra ?? '')}
                value={fields.porObra}
                onChange={(event) => put({ porObra: event.currentTarget.value })}
                className="max-w-32"
              />
            </Field>
          </div>
          {fields.obras && <WorksChoice fields={fields} chosen={fields.obras} onChoose={(obras) => put({ obras })} />}
          <p role="status" className="mt-6 text-muted">
            {fields.obras
              ? t('assignment.works.chosen', { count: fields.obras.size })
              : set.data && t('assignment.works.count', { count: set.data.total, places: set.data.plazas })}
          </p>
        </Section>
        <Section title={t('assignment.people')}>
          <div className="flex max-w-form flex-col gap-6">
            <RadioGroup
              legend={t('assignment.people.which')}
              name="who"
              value={fields.revisores ? 'some' : 'all'}
              onChange={(event) => put({ revisores: event.currentTarget.value === 'some' ? new Set() : null })}
              options={[
                {
                  value: 'all',
                  label: t('assignment.people.all'),
                  description:
                    pool.data && t('assignment.people.count', { count: pool.data.total, room: pool.data.huecos }),
                },
                { value: 'some', label: t('assignment.people.some') },
              ]}
            />
            <Field
              label={t('assignment.most')}
              hint={t('assignment.most.hint')}
              error={wholeOf(fields.maximo, mostPerPerson) === null && t('assignment.whole', { most: mostPerPerson })}
            >
              <Input
                inputMode="numeric"
                value={fields.maximo}
                onChange={(event) => put({ maximo: event.currentTarget.value })}
                className="max-w-32"
              />
            </Field>
            <Checkbox
              label={t('assignment.strangers')}
              hint={t('assignment.strangers.hint')}
              checked={fields.sinCercania}
              onChange={(event) => put({ sinCercania: event.currentTarget.checked })}
            />
          </div>
          {fields.revisores && <PeopleChoice chosen={fields.revisores} onChoose={(revisores) => put({ revisores })} />}
        </Section>
        {/* Where there is room it stays in sight, whatever comes in above it: what is pressed does not move away. */}
        <div
          data-sticks="bottom"
          className="flex flex-col items-start gap-x-6 gap-y-3 sm:sticky sm:bottom-0 sm:z-10 sm:flex-row sm:items-center sm:border-t sm:border-line sm:bg-paper sm:py-4"
        >
          <Button
            type="submit"
            variant="primary"
            size="large"
            icon={<Shuffle aria-hidden />}
            busy={start.isPending}
            aria-disabled={!request || isNothing}
          >
            {t('assignment.start')}
          </Button>
          <p className="text-sm text-muted">{t('assignment.start.text')}</p>
        </div>
      </form>
    </SectionIndex>
  );
}

type FiltersProps = { fields: SetFields; put: (changes: Partial<SetFields>) => void; categories: readonly string[] };

function Filters({ fields, put, categories }: FiltersProps) {
  const t = useMessages();
  return (
    <>
      <div className="flex flex-wrap gap-4">
        <Field label={t('assignment.category')} className="grow basis-44">
          <Select
            value={fields.categoria}
            onChange={(event) => put({ categoria: event.currentTarget.value })}
            options={[
              { value: '', label: t('assignment.category.any') },
              ...categories.map((value) => ({ value, label: value })),
            ]}
          />
        </Field>
        <Field label={t('assignment.type')} className="grow basis-44">
          <Select
            value={fields.tipo}
            onChange={(event) => put({ tipo: tipos.find((tipo) => tipo === event.currentTarget.value) ?? '' })}
            options={[
              { value: '', label: t('assignment.type.any') },
              ...tipos.map((value) => ({ value, label: t(`work.tipo.${value}`) })),
            ]}
          />
        </Field>
      </div>
      <Checkbox
        label={t('assignment.mine')}
        checked={fields.soloMias}
        onChange={(event) => put({ soloMias: event.currentTarget.checked })}
      />
    </>
  );
}
