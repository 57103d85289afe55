/**
 * The product's own statement on accessibility, by the model of Decision (EU) 2018/1523 and article 15 of Spanish Royal Decree
 * 1112/2018. What it says of conformance is of the product; of what a press writes and publishes only the press can say it.
 */
import type { Manuscript } from '#contract/entities/manuscript.ts';
import type { LawFacts } from '#contract/entities/personal-data.ts';
import type { Language } from '#contract/vocabulary.ts';
import { dayInWords } from '../day-words.ts';
import { holderOf, type LegalPart, legalDocument, mailTo } from './legal-text.ts';

export interface AccessibilityFacts
  extends Pick<LawFacts, 'accesibilidadRevisada' | 'accesibilidadReclamaciones' | 'responsableDatos'> {
  nombre: string;
  institucion: string;
  contacto: string;
  /** Where the site is. */
  address: string;
}

export const accessibilityStatement = (facts: AccessibilityFacts, language: Language): Manuscript =>
  language === 'en' ? inEnglish(facts) : inSpanish(facts);

function inSpanish(facts: AccessibilityFacts): Manuscript {
  const holder = holderOf(facts);
  const parts: LegalPart[] = [
    {
      title: 'Situación de cumplimiento',
      body: [
        'Este sitio web es parcialmente conforme con la norma EN 301 549 (WCAG 2.2, nivel AA), debido a la falta de conformidad de lo que se indica a continuación.',
      ],
    },
    {
      title: 'Contenido no accesible',
      body: [
        {
          list: [
            'Los PDF que sus autores subieron tal cual, como manuscrito o como anexo: pueden no tener etiquetas ni orden de lectura. El texto de la obra, donde lo hay, se lee en su página, y su PDF, hecho de él, tiene título, idioma, etiquetas y orden.',
            'Las figuras cuyo autor no escribió qué muestran: tienen su pie, y no un texto alternativo propio. Las fórmulas van en MathML, que no todos los lectores de pantalla dicen igual.',
            'Los archivos suplementarios (datos, vídeos, sonido) son de terceros: valen como se depositaron.',
          ],
        },
      ],
    },
    {
      title: 'Preparación de esta declaración',
      body: [
        facts.accesibilidadRevisada
          ? `La última revisión es del ${dayInWords(new Date(facts.accesibilidadRevisada), 'es')}. Es una autoevaluación de ${holder}: pruebas automáticas de cada pantalla (axe) y recorridos con teclado en los dos temas y con distintos anchos, que acompañan a cada versión del programa, y una mirada al contenido propio.`
          : `Es una autoevaluación de ${holder}: pruebas automáticas de cada pantalla (axe) y recorridos con teclado en los dos temas y con distintos anchos, que acompañan a cada versión del programa. Del contenido propio aún no consta cuándo se revisó.`,
      ],
    },
    {
      title: 'Observaciones y contacto',
      body: [
        [
          'Si algo no se puede usar, o necesitas una obra en un formato que puedas leer, escribe a ',
          mailTo(facts.contacto),
          ' o desde la ',
          { text: 'página de contacto', href: '/contacto' },
          '. Di qué página es, qué querías hacer y con qué navegador o producto de apoyo. Contestamos en veinte días hábiles como mucho.',
        ],
      ],
    },
    {
      title: 'Si no te contestamos',
      body: [
        facts.accesibilidadReclamaciones
          ? [
              'Puedes reclamar por el ',
              { text: 'procedimiento de reclamación', href: facts.accesibilidadReclamaciones },
              ' del artículo 13 del Real Decreto 1112/2018, si la respuesta no llega o no te convence.',
            ]
          : ['Escribe otra vez a ', mailTo(facts.contacto), ' y pide que lo mire quien responde del sitio.'],
      ],
    },
  ];
  const opening = `${holder} se ha comprometido a hacer accesible su sitio web, de conformidad con el Real Decreto 1112/2018, de 7 de septiembre, que traspone la Directiva (UE) 2016/2102. Esta declaración se aplica a ${facts.address}.`;
  return legalDocument([opening], parts);
}

function inEnglish(facts: AccessibilityFacts): Manuscript {
  const holder = holderOf(facts);
  const parts: LegalPart[] = [
    {
      title: 'Compliance status',
      body: [
        'This website is partially compliant with EN 301 549 (WCAG 2.2, level AA), due to the non-accessible content listed below.',
      ],
    },
    {
      title: 'Non-accessible content',
      body: [
        {
          list: [
            'PDFs that authors uploaded as they are, as manuscripts or appendices: they may have neither tags nor a reading order. The text of a work, where there is one, is read on its page, and the PDF made of it has a title, a language, tags and an order.',
            'Figures whose authors did not write what they show: they have their captions, and no alternative text of their own. Formulas are MathML, which not all screen readers speak alike.',
            'Supplementary files (data, video, sound) are of third parties: they are as they were deposited.',
          ],
        },
      ],
    },
    {
      title: 'Preparation of this statement',
      body: [
        facts.accesibilidadRevisada
          ? `The last review is of ${dayInWords(new Date(facts.accesibilidadRevisada), 'en')}. It is a self-assessment by ${holder}: automatic tests of each screen (axe) and walks by keyboard in both themes and at several widths, which come with each version of the program, and a look at the site’s own content.`
          : `It is a self-assessment by ${holder}: automatic tests of each screen (axe) and walks by keyboard in both themes and at several widths, which come with each version of the program. When the site’s own content was looked at has not been said yet.`,
      ],
    },
    {
      title: 'Feedback and contact',
      body: [
        [
          'If something cannot be used, or you need a work in a form that you can read, write to ',
          mailTo(facts.contacto),
          ' or from the ',
          { text: 'contact page', href: '/contacto' },
          '. Say which page it is, what you wanted to do and with which browser or assistive technology. We answer within twenty working days.',
        ],
      ],
    },
    {
      title: 'Enforcement procedure',
      body: [
        facts.accesibilidadReclamaciones
          ? [
              'You may complain by the ',
              { text: 'complaints procedure', href: facts.accesibilidadReclamaciones },
              ' of article 13 of Spanish Royal Decree 1112/2018 if there is no answer, or one that does not satisfy you.',
            ]
          : [
              'Write to ',
              mailTo(facts.contacto),
              ' again, and ask that whoever is responsible for the site looks at it.',
            ],
      ],
    },
  ];
  const opening = `${holder} is committed to making its website accessible, in accordance with Spanish Royal Decree 1112/2018 of 7 September, which transposes Directive (EU) 2016/2102. This statement applies to ${facts.address}.`;
  return legalDocument([opening], parts);
}
