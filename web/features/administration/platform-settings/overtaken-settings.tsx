import { OvertakenNotice } from '#web/features/forms/overtaken-notice.tsx';
import type { MessageKey, Translate } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import type { FieldErrors } from './use-settings-group.ts';

type Props = { overtaken: FieldErrors; isSaving: boolean; onTheirs: () => void; onMine: () => void };

/** Somebody else has changed the same settings since this form was begun: what they are now, and whose stand. */
export function OvertakenSettings({ overtaken, ...said }: Props) {
  const t = useMessages();
  const named = Object.entries(overtaken);
  return (
    <OvertakenNotice
      title={t('platform.overtaken')}
      theirs={t('platform.overtaken.theirs')}
      mine={t('platform.overtaken.mine')}
      {...said}
    >
      {named.length === 0 && t('platform.overtaken.other')}
      {named.length > 0 && (
        <ul className="list-disc ps-5">
          {named.map(([field, now]) => (
            <li key={field}>
              {nameOf(field, t)}. {now}
            </li>
          ))}
        </ul>
      )}
    </OvertakenNotice>
  );
}

const names: Readonly<Record<string, MessageKey>> = {
  nombre: 'platform.nombre',
  institucion: 'platform.institucion',
  contacto: 'platform.contacto',
  color: 'platform.color',
  tratamiento: 'platform.tratamiento',
  telefono: 'platform.telefono',
  direccion: 'platform.direccion',
  menu: 'platform.menu',
  horarioGeneral: 'platform.horarioGeneral',
  horarioSoporte: 'platform.horarioSoporte',
  cifras: 'platform.cifras',
  planes: 'platform.planes',
  sitioPublico: 'platform.sitioPublico',
  aprobacionDeRoles: 'platform.aprobacionDeRoles',
  segundoPaso: 'second-factor.asked',
  identidadRevision: 'platform.identidadRevision',
  modoFlujo: 'editor.mode.legend',
  revisionesMinimas: 'editor.mode.needed',
  cuatroOjos: 'platform.cuatroOjos',
  discusionEntreRevisores: 'platform.discusionEntreRevisores',
  revisionesPublicas: 'platform.revisionesPublicas',
  preferenciasDeRevision: 'platform.preferenciasDeRevision',
  capacidadRevisor: 'platform.capacidadRevisor',
  plazoRevisionDias: 'platform.plazoRevisionDias',
  plazoInvitacionDias: 'platform.plazoInvitacionDias',
  plazoApelacionDias: 'platform.plazoApelacionDias',
  etapaProduccion: 'platform.etapaProduccion',
  plazoPruebasDias: 'platform.plazoPruebasDias',
  festivos: 'platform.festivos',
  recordatorios: 'platform.recordatorios',
  recordarAntesDias: 'platform.recordarAntesDias',
  recordarDespuesDias: 'platform.recordarDespuesDias',
  recordarAutoresDias: 'platform.recordarAutoresDias',
  recordarEditoresDias: 'platform.recordarEditoresDias',
  formularioRevision: 'platform.group.formulario',
  declaraciones: 'platform.group.declaraciones',
  derechos: 'rights.setting',
  prefijoDoi: 'platform.prefijoDoi',
  agenciaDoi: 'platform.agenciaDoi',
  patronDoi: 'platform.patronDoi',
  doiRevisiones: 'platform.doiRevisiones',
  politicaCorrecciones: 'platform.politicaCorrecciones',
  issn: 'platform.issn',
  issnImpreso: 'platform.issnImpreso',
  licencia: 'platform.licencia',
  responsableDatos: 'platform.responsableDatos',
  delegadoDatos: 'platform.delegadoDatos',
  autoridadDatos: 'platform.autoridadDatos',
  conservarRegistroAnios: 'platform.conservarRegistroAnios',
  conservarCorreosDias: 'platform.conservarCorreosDias',
  conservarBorradoresDias: 'platform.conservarBorradoresDias',
  conservarTareasDias: 'platform.conservarTareasDias',
  conservarCopiasDias: 'platform.conservarCopiasDias',
  accesibilidadRevisada: 'platform.accesibilidadRevisada',
  accesibilidadReclamaciones: 'platform.accesibilidadReclamaciones',
};

/** A setting as its field calls it. */
const nameOf = (field: string, t: Translate) => {
  const key = names[field];
  return key ? t(key) : field;
};
