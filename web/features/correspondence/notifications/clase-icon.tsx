import {
  AlarmClock,
  Cog,
  FileCheck2,
  FileText,
  Inbox,
  type LucideIcon,
  Mail,
  MessageSquareText,
  PackageCheck,
  Scale,
  Signature,
  ThumbsUp,
  UserRound,
  VenetianMask,
} from 'lucide-react';
import type { NotificationClase } from '#contract/entities/notification.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

const icons: Record<NotificationClase, LucideIcon> = {
  OBRA: FileText,
  DECISION: FileCheck2,
  REVISION: MessageSquareText,
  PREFERENCIA: ThumbsUp,
  PLAZO: AlarmClock,
  FIRMA: Signature,
  CONSENTIMIENTO: VenetianMask,
  RECLAMACION: Scale,
  ANUNCIO: Inbox,
  MENSAJE: Mail,
  CUENTA: UserRound,
  DATOS: PackageCheck,
  SISTEMA: Cog,
};

/** What sort of news it is, as a picture and in words for who hears it. */
export function ClaseIcon({ clase, className }: { clase: NotificationClase; className?: string }) {
  const t = useMessages();
  const Icon = icons[clase];
  return (
    <>
      <Icon aria-hidden className={className} />
      <VisuallyHidden>{t(`notifications.clase.${clase}`)}: </VisuallyHidden>
    </>
  );
}
