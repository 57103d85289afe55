import { type FormEvent, useState } from 'react';
import { toast } from 'react-hot-toast';
import type { CollectionList, Repository } from '#contract/entities/repository.ts';
import { longest } from '#contract/limits.ts';
import {
  longestEmbargoMonths,
  repositoryPackages,
  repositoryProtocols,
  repositoryVersions,
} from '#contract/repositories.ts';
import { messageOf, problemOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Select } from '#web/ui/Select.tsx';

type Props = { repository?: Repository; journalId?: string | undefined; onClose: () => void };

/** Adds a repository, or changes one: its collections are read of itself. */
export function RepositoryDialog({ repository, journalId, onClose }: Props) {
  const t = useMessages();
  const make = useAct('makeRepository', ['listRepositories', 'readRepositoriesOfWork']);
  const change = useAct('changeRepository', ['listRepositories', 'readRepositoriesOfWork']);
  const read = useAct('readCollections', []);
  const [values, setValues] = useState({
    nombre: repository?.nombre ?? '',
    protocolo: repository?.protocolo ?? ('SWORD2' as const),
    direccion: repository?.direccion ?? '',
    usuario: repository?.usuario ?? '',
    secreto: '',
    coleccion: repository?.coleccion ?? '',
    coleccionNombre: repository?.coleccionNombre ?? '',
    paquete: repository?.paquete ?? ('METS' as const),
    version: repository?.version ?? ('PUBLICADA' as const),
    embargoMeses: String(repository?.embargoMeses ?? 0),
    automatico: repository?.automatico ?? false,
  });
  const set = (changes: Partial<typeof values>) => setValues((before) => ({ ...before, ...changes }));
  const isBusy = make.isPending || change.isPending;
  const faultOf = (field: string) =>
    problemOf(make.error ?? change.error ?? read.error)?.errors?.find((each) => each.field.startsWith(field))
      ?.message ?? undefined;
  const { protocolo, usuario, secreto } = values;
  const direccion = values.direccion.trim();
  const said = secreto === '' ? {} : { secreto };
  const asked = read.variables?.body;
  // Those of another place or account are none of this one's.
  const isReadOfIt = asked?.direccion === direccion && asked.usuario === usuario && asked.protocolo === protocolo;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const body = { ...values, direccion, embargoMeses: Number(values.embargoMeses || Number.NaN) };
    const onError = (error: Error) => void toast.error(messageOf(error, t('repositories.saveFailed')));
    const { secreto: _, ...rest } = body;
    if (repository)
      change.mutate({ params: { id: repository.id }, body: { ...rest, ...said } }, { onSuccess: onClose, onError });
    else make.mutate({ body: { ...body, revistaId: journalId ?? null } }, { onSuccess: onClose, onError });
  };
  const readThem = () =>
    read.mutate(
      { body: { protocolo, direccion, usuario, ...said, ...(repository && { repositorioId: repository.id }) } },
      { onError: (error) => void toast.error(messageOf(error, t('repositories.readFailed'))) },
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={repository ? repository.nombre : t('repositories.new')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form="repository" busy={isBusy}>
            {t('repositories.save')}
          </Button>
        </>
      }
    >
      <form id="repository" noValidate onSubmit={save} className="flex flex-col gap-6">
        <Field label={t('repositories.nombre')} hint={t('repositories.nombre.hint')} error={faultOf('nombre')} required>
          <Input
            data-first-focus
            maxLength={longest.repositoryName}
            value={values.nombre}
            onChange={({ currentTarget }) => set({ nombre: currentTarget.value })}
          />
        </Field>
        <Field label={t('repositories.protocolo')} error={faultOf('protocolo')}>
          <Select
            value={protocolo}
            onChange={({ currentTarget }) =>
              set({ protocolo: repositoryProtocols.find((each) => each === currentTarget.value) ?? protocolo })
            }
            options={repositoryProtocols.map((value) => ({ value, label: t(`repositories.protocolo.${value}`) }))}
          />
        </Field>
        <Field
          label={t('repositories.direccion')}
          hint={t(`repositories.direccion.${protocolo}`)}
          error={faultOf('direccion')}
          required
        >
          <Input
            type="url"
            maxLength={longest.repositoryAddress}
            spellCheck={false}
            autoCapitalize="none"
            value={values.direccion}
            onChange={({ currentTarget }) => set({ direccion: currentTarget.value })}
          />
        </Field>
        <Field label={t('repositories.usuario')} error={faultOf('usuario')} required>
          <Input
            maxLength={longest.repositoryUser}
            spellCheck={false}
            autoCapitalize="none"
            autoComplete="off"
            value={usuario}
            onChange={({ currentTarget }) => set({ usuario: currentTarget.value })}
          />
        </Field>
        <Field
          label={t('repositories.secreto')}
          hint={t(repository ? 'repositories.secreto.kept' : 'repositories.secreto.hint')}
          error={faultOf('secreto')}
          required={!repository}
        >
          <Input
            type="password"
            maxLength={longest.password}
            autoComplete="new-password"
            value={secreto}
            onChange={({ currentTarget }) => set({ secreto: currentTarget.value })}
          />
        </Field>
        <Collections
          found={isReadOfIt ? read.data : undefined}
          value={values}
          onChange={set}
          error={faultOf('coleccion')}
          repository={values.nombre || t('repositories.title')}
        />
        <Button className="self-start" busy={read.isPending} onClick={readThem}>
          {t('repositories.read')}
        </Button>
        {protocolo === 'SWORD2' && (
          <Field label={t('repositories.paquete')} error={faultOf('paquete')}>
            <Select
              value={values.paquete}
              onChange={({ currentTarget }) =>
                set({ paquete: repositoryPackages.find((each) => each === currentTarget.value) ?? values.paquete })
              }
              options={repositoryPackages.map((value) => ({ value, label: t(`repositories.paquete.${value}`) }))}
            />
          </Field>
        )}
        <Field label={t('repositories.version')} error={faultOf('version')}>
          <Select
            value={values.version}
            onChange={({ currentTarget }) =>
              set({ version: repositoryVersions.find((each) => each === currentTarget.value) ?? values.version })
            }
            options={repositoryVersions.map((value) => ({ value, label: t(`repositories.version.${value}`) }))}
          />
        </Field>
        <Field
          label={t('repositories.embargoMeses')}
          hint={t('repositories.embargoMeses.hint')}
          error={faultOf('embargoMeses')}
        >
          <Input
            type="number"
            min={0}
            max={longestEmbargoMonths}
            className="max-w-32"
            value={values.embargoMeses}
            onChange={({ currentTarget }) => set({ embargoMeses: currentTarget.value })}
          />
        </Field>
        <Checkbox
          label={t('repositories.automatico')}
          checked={values.automatico}
          onChange={({ currentTarget }) => set({ automatico: currentTarget.checked })}
        />
      </form>
    </Dialog>
  );
}

type Chosen = { coleccion: string; coleccionNombre: string; paquete: Repository['paquete'] };
type CollectionsProps = {
  found: CollectionList | undefined;
  value: Chosen;
  onChange: (chosen: Partial<Chosen>) => void;
  error: string | undefined;
  repository: string;
};

/** The collection, of those that the repository says; until they were read, the one that was chosen before. */
function Collections({ found, value, onChange, error, repository }: CollectionsProps) {
  const t = useMessages();
  const fault = found?.fallo ? t(`repositories.fallo.${found.fallo}`, { repository }) : undefined;
  const none = found && !found.fallo && found.colecciones.length === 0 ? t('repositories.noCollections') : undefined;
  const before = value.coleccion ? [{ id: value.coleccion, nombre: value.coleccionNombre, paquetes: null }] : [];
  const listed = found?.colecciones ?? [];
  const offered = listed.some(({ id }) => id === value.coleccion) ? listed : [...before, ...listed];
  return (
    <Field
      label={t('repositories.coleccion')}
      hint={offered.length === 0 ? t('repositories.coleccion.first') : undefined}
      error={fault ?? none ?? error}
      required
    >
      <Select
        value={value.coleccion}
        onChange={({ currentTarget }) => {
          const one = offered.find(({ id }) => id === currentTarget.value);
          const [paquete = value.paquete] = one?.paquetes ?? [];
          onChange({ coleccion: one?.id ?? '', coleccionNombre: one?.nombre ?? '', paquete });
        }}
        options={[
          { value: '', label: t('repositories.coleccion.choose') },
          ...offered.map(({ id, nombre }) => ({ value: id, label: nombre })),
        ]}
      />
    </Field>
  );
}
