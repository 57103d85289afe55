/** A filled text as the mail that carries it. */

import type { Letter } from '#contract/entities/decision.ts';
import {
  isMailTemplate,
  type LetterTemplateKind,
  type MailTemplateKind,
  type TemplateValues,
} from '#contract/letter-templates.ts';
import { fillPlaces, paragraphsOf } from '#contract/letters.ts';
import type { Language } from '#contract/vocabulary.ts';
import { type WrittenMail, writeMail } from '#server/messages/mail-frame.ts';
import { standardMails } from '#server/messages/mails-by-template.ts';
import { roundLetters } from '#server/messages/standard-letters.ts';
import type { StandardMail } from '#server/messages/standard-mail.ts';
import { leftOpen, unmarked } from '#server/messages/treatment.ts';
import type { Services } from '#server/platform/services.ts';
import { placeOfWork } from './settings-of-work.ts';
import { readTemplate } from './template-read.ts';

/** Where the buttons lead: absolute addresses. */
export interface Links {
  boton: string;
  otroBoton?: string;
  /** The small print, where it is not the template's own. */
  pie?: string;
  /** What it says below the text in any words, as a template is written. */
  aviso?: string;
  /** The work that it is about: its journal is named, and says how its reader is addressed. */
  obra?: string;
}
type Surroundings = Pick<StandardMail, 'boton' | 'otroBoton' | 'pie'>;

/** A decision's letter as a mail. `enlace` is the work's absolute address. */
export const letterMail = (letter: Letter, enlace: string): WrittenMail =>
  textMail(letter, roundLetters[letter.idioma], { boton: enlace });

/** A mail in the administrators' words, or as it comes, filled. */
export async function templateMail<K extends MailTemplateKind>(
  services: Pick<Services, 'db' | 'settings'>,
  clave: K,
  idioma: Language,
  given: TemplateValues<K>,
  links: Links,
): Promise<WrittenMail> {
  const place = await placeOfWork(services, links.obra);
  const { nombre } = place ? services.settings.of(place) : services.settings.get();
  const template = await readTemplate(services, clave, idioma, place);
  return filledMail(clave, template, { ...given, revista: nombre, enlace: links.boton }, links);
}

/** A template as a mail, whatever it is of. */
export function filledMail(
  clave: LetterTemplateKind,
  { idioma, asunto, cuerpo }: Letter,
  values: Readonly<Record<string, string | null>>,
  links: Links,
): WrittenMail {
  const round = isMailTemplate(clave) ? standardMails[clave][idioma] : roundLetters[idioma];
  const letter = { idioma, asunto: fillPlaces(asunto, values), cuerpo: fillPlaces(cuerpo, values) };
  return textMail(letter, { ...round, ...(links.pie && { pie: links.pie }) }, links);
}

/** Both parts of the mail; paragraphs are what blank lines part. */
const textMail = ({ idioma, asunto, cuerpo }: Letter, { boton, otroBoton, pie }: Surroundings, links: Links) =>
  writeMail(
    {
      asunto: unmarked(asunto),
      parrafos: [...paragraphsOf(unmarked(cuerpo)), ...(links.aviso ? [leftOpen(links.aviso)] : [])],
      boton: { texto: leftOpen(boton), enlace: links.boton },
      ...(otroBoton && links.otroBoton && { otroBoton: { texto: leftOpen(otroBoton), enlace: links.otroBoton } }),
      pie: [leftOpen(pie)],
    },
    idioma,
  );
