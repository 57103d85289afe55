import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#contract/entities/system.ts';
import { notices } from '#server/events/notify.ts';
import { signedBy } from './mail-frame.ts';
import { allTemplates, mailText } from './mails.ts';
import { standardMails } from './mails-by-template.ts';
import { noticeTemplates } from './notification-mails.ts';
import { remindedByHand } from './reminders.ts';
import { searchTemplates } from './search-mails.ts';
import { roundLetters, standardLetters } from './standard-letters.ts';
import { leftOpen, treated, withTreatment } from './treatment.ts';

/** Every text of these, wherever it stands in them. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
};
const inLanguage = (language: 'es' | 'en') => [
  ...Object.values(allTemplates).flatMap((each) => textsIn(each[language])),
  ...Object.values(standardMails).flatMap((each) => textsIn(each[language])),
  ...Object.values(standardLetters).flatMap((each) => textsIn(each[language])),
  ...Object.values(notices).flatMap((each) => (each ?? []).flatMap((notice) => textsIn(notice[language]))),
  ...textsIn([roundLetters[language], remindedByHand[language], noticeTemplates[language], searchTemplates[language]]),
];
const words = (text: string) => text.toLocaleLowerCase('es').match(/\p{L}+/gu) ?? [];
const choices = /\{([^{}|]*)\|([^{}|]*)\}/g;
/** What screens quote by its name stays as it is there. */
const screenNames = ['«Obras que te piden firmar»', '«Tu nombre en las revisiones»'];
/** Of 'tú' when they ask, of a third person when they tell: 'Ana te escribe'. */
const alsoTheirs = ['escribe', 'prepara'];
const withoutNames = (text: string) => screenNames.reduce((rest, name) => rest.replace(name, ''), text);

describe('the treatment', () => {
  const spanish = inLanguage('es');

  it('is chosen in every Spanish text that says «tú»: what one text chooses, none leaves unchosen', () => {
    const both = [...spanish.join('\n').matchAll(choices)];
    const formal = new Set(both.flatMap(([, , usted = '']) => words(usted)));
    const familiar = new Set(both.flatMap(([, tu = '']) => words(tu)).filter((word) => !formal.has(word)));
    for (const each of ['tu', 'tus', 'te', 'ti', 'tú', 'contigo', 'tuyo', 'tuya']) expect(familiar).toContain(each);
    const left = spanish
      .flatMap((text) => words(withoutNames(treated(text, 'usted'))))
      .filter((word) => familiar.has(word));
    expect(left.filter((word) => !alsoTheirs.includes(word))).toEqual([]);
  });

  it('makes no difference in English', () => {
    expect(inLanguage('en').filter((text) => treated(text, 'usted') !== treated(text, 'tu'))).toEqual([]);
    expect(inLanguage('en').filter((text) => text.includes('|'))).toEqual([]);
  });

  it('leaves nothing of its notation', () => {
    for (const treatment of ['tu', 'usted'] as const)
      for (const text of spanish) {
        expect(treated(text, treatment)).not.toContain('|');
        expect(withTreatment(leftOpen(text), treatment)).toBe(treated(text, treatment));
      }
  });

  it('takes what a person wrote for no choice', () => {
    const values = { nombre: 'Ana', remite: 'Luis', asunto: 'Un conjunto', mensaje: 'Sea {x|x > 0} el dominio.' };
    const { texto } = signedBy(
      { ...defaultSettings, nombre: 'Delta', tratamiento: 'usted' },
      mailText('message', 'es', values),
      '',
    );
    expect(texto).toContain('Luis le escribe desde Delta:');
    expect(texto).toContain('Sea {x|x > 0} el dominio.');
    const forged = mailText('contact', 'es', {
      nombre: 'Lea\uE0A2\uE0A3',
      email: 'lea@ejemplo.test',
      asunto: 'Hola',
      mensaje: '\uE0A4\uE0A1 Adiós',
    });
    for (const tratamiento of ['tu', 'usted'] as const)
      expect(signedBy({ ...defaultSettings, nombre: 'Delta', tratamiento }, forged, '').texto).toContain(
        'Lea (lea@ejemplo.test) escribe desde la página de contacto:\n\n Adiós',
      );
  });
});
