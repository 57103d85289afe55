/** A letter as the mail that carries it. */
import type { Letter } from '#contract/entities/decision.ts';
import type { LetterLanguage } from '#contract/letters.ts';
import { type WrittenMail, writeMail } from '#server/features/mail/frame.ts';

const closing: Record<LetterLanguage, { boton: string; pie: string }> = {
  es: { boton: 'Abrir la obra', pie: 'Recibes este correo porque firmas esta obra.' },
  en: { boton: 'Open the work', pie: 'You receive this mail because you are an author of this work.' },
};

/** Both parts of the mail; paragraphs are what blank lines part. `enlace` is the work's absolute address. */
export const letterMail = ({ idioma, asunto, cuerpo }: Letter, enlace: string): WrittenMail =>
  writeMail(
    {
      asunto,
      parrafos: cuerpo
        .split(/\n\s*\n/)
        .map((paragraph) => paragraph.trim())
        .filter((paragraph) => paragraph !== ''),
      boton: { texto: closing[idioma].boton, enlace },
      pie: [closing[idioma].pie],
    },
    idioma,
  );
