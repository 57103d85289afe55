import { isMailTemplate, type LetterTemplateKind } from '#contract/letter-templates.ts';
import { useMessages } from '#web/messages/use-messages.ts';

/** What a template is called: a letter as its decision, a mail by what it is for. */
export function useTemplateName(): (clave: LetterTemplateKind) => string {
  const t = useMessages();
  return (clave) => (isMailTemplate(clave) ? t(`letters.kind.${clave}`) : t(`decisions.act.${clave}`));
}
