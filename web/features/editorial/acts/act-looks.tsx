import { Check, FilePen, FilePlus2, Globe, MessageSquareWarning, PenLine, Send, Trash2, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Action } from '#contract/actions.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import type { ButtonVariant } from '#web/ui/Button.tsx';

/** The acts that these buttons know; the editor's own ones are drawn by the editor's screen. */
export const knownActs = [
  'EDITAR',
  'ENVIAR_A_REVISION',
  'CREAR_REVISION',
  'APROBAR',
  'SOLICITAR_CAMBIOS',
  'RECHAZAR',
  'PREPARAR_VERSION',
  'RETIRAR_ENVIO',
  'PUBLICAR',
  'PUBLICAR_SIN_APROBACION',
  'RETRACTAR',
  'ELIMINAR',
] as const satisfies readonly Action[];
export type KnownAct = (typeof knownActs)[number];

interface Look {
  label: MessageKey;
  icon: ReactNode;
  variant?: ButtonVariant;
}

/** How each act looks as a button. */
export const actLooks: Record<KnownAct, Look> = {
  EDITAR: { label: 'author.act.EDITAR', icon: <PenLine aria-hidden /> },
  ENVIAR_A_REVISION: { label: 'author.act.ENVIAR_A_REVISION', icon: <Send aria-hidden /> },
  CREAR_REVISION: { label: 'author.act.CREAR_REVISION', icon: <FilePlus2 aria-hidden /> },
  APROBAR: { label: 'author.act.APROBAR', icon: <Check aria-hidden /> },
  SOLICITAR_CAMBIOS: { label: 'author.act.SOLICITAR_CAMBIOS', icon: <MessageSquareWarning aria-hidden /> },
  RECHAZAR: { label: 'author.act.RECHAZAR', icon: <X aria-hidden /> },
  PREPARAR_VERSION: { label: 'author.act.PREPARAR_VERSION', icon: <FilePen aria-hidden /> },
  RETIRAR_ENVIO: { label: 'author.act.RETIRAR_ENVIO', icon: <Undo2 aria-hidden />, variant: 'dangerQuiet' },
  PUBLICAR: { label: 'author.act.PUBLICAR', icon: <Globe aria-hidden /> },
  PUBLICAR_SIN_APROBACION: { label: 'author.act.PUBLICAR_SIN_APROBACION', icon: <Globe aria-hidden /> },
  RETRACTAR: { label: 'author.act.RETRACTAR', icon: <Undo2 aria-hidden />, variant: 'dangerQuiet' },
  ELIMINAR: { label: 'author.act.ELIMINAR', icon: <Trash2 aria-hidden />, variant: 'dangerQuiet' },
};
