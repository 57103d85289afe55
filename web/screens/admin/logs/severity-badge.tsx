import type { ActivityEntry } from '#contract/entities/system.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge, type Tone } from '#web/ui/Badge.tsx';

const tones: Record<ActivityEntry['severity'], Tone> = {
  info: 'blue',
  success: 'green',
  warning: 'yellow',
  error: 'fault',
};

/** How grave something was that happened. */
export function SeverityBadge({ severity }: Pick<ActivityEntry, 'severity'>) {
  const t = useMessages();
  return <Badge tone={tones[severity]}>{t(`logs.severity.${severity}`)}</Badge>;
}
