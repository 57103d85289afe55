import type { Letter } from '#contract/entities/decision.ts';
import type { LetterTemplateKind } from '#contract/letter-templates.ts';
import { signedBy, type WrittenMail } from '#server/messages/mail-frame.ts';
import { sampleLetter } from '#server/messages/sample-letter.ts';
import { publicAddress } from '#server/platform/environment.ts';
import type { TemplateOwner } from '#server/platform/mail/template-queries.ts';
import { filledMail } from '#server/platform/mail/template-write-mail.ts';
import type { Services } from '#server/platform/services.ts';
import { checkTemplate } from './check-places.ts';

/** A template as a mail of the platform or of a journal, filled with an example. Throws `marca_desconocida`, `falta_marca`. */
export function previewTemplate(
  { env, settings }: Services,
  clave: LetterTemplateKind,
  letter: Letter,
  owner: TemplateOwner,
): WrittenMail {
  checkTemplate(clave, letter);
  const held = owner === undefined ? settings.get() : settings.of(owner);
  const revista = held.nombre;
  const enlace = publicAddress(env, '/dashboard');
  const values = { ...sampleLetter[letter.idioma], revista, enlace };
  return signedBy(
    held,
    filledMail(clave, letter, values, { boton: enlace, otroBoton: enlace }),
    publicAddress(env, ''),
  );
}
