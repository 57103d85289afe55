import { z } from 'zod';
import { defineCalls, kB } from '../call.ts';
import { id, text } from '../entities/common.ts';
import {
  decisionPreviewSchema,
  decisionSchema,
  letterKind,
  letterLanguage,
  letterSchema,
  letterTemplateKind,
  letterTemplateSchema,
  mailPreviewSchema,
  newDecisionSchema,
} from '../entities/decision.ts';
import { longest } from '../limits.ts';

const params = z.object({ id });
const template = z.object({ clave: letterTemplateKind, idioma: letterLanguage });
/** Whose templates: of the journal with this id, or the platform's. */
const ofJournal = z.object({ revista: id.optional() });
const words = z.object({ asunto: text(longest.letterSubject), cuerpo: text(longest.letter) });

/** Decisions on works and the letters that tell of them. */
export const decisionCalls = defineCalls({
  listDecisions: {
    method: 'GET',
    path: '/publications/{id}/decisions',
    summary: 'Las decisiones sobre una publicación que puedes leer, la última primero',
    access: 'person',
    params,
    answer: z.object({ decisiones: z.array(decisionSchema) }),
  },
  decide: {
    method: 'POST',
    path: '/publications/{id}/decisions',
    summary: 'Decidir sobre una publicación, con la carta a sus autores',
    access: ['EDITOR', 'ADMIN'],
    params,
    body: newDecisionSchema,
    largest: { bytes: 192 * kB },
    answer: decisionSchema,
    status: 201,
  },
  previewDecision: {
    method: 'POST',
    path: '/publications/{id}/decisions/preview',
    summary: 'El correo de una decisión tal como saldría; no decide nada',
    access: ['EDITOR', 'ADMIN'],
    params,
    body: newDecisionSchema,
    largest: { bytes: 192 * kB },
    answer: decisionPreviewSchema,
  },
  standardLetter: {
    method: 'GET',
    path: '/publications/{id}/decisions/letter',
    summary:
      'La carta de la que parte una decisión, con sus marcas, en el idioma de quien firma primero si no se dice otro',
    access: ['EDITOR', 'ADMIN'],
    params,
    query: z.object({ accion: letterKind.default('APROBAR'), idioma: letterLanguage.optional() }),
    answer: letterSchema,
  },
  listLetterTemplates: {
    method: 'GET',
    path: '/letter-templates',
    summary: 'Las plantillas de las cartas de decisión y de los correos, de la plataforma o de una revista',
    access: ['EDITOR', 'ADMIN'],
    query: ofJournal,
    answer: z.object({ plantillas: z.array(letterTemplateSchema) }),
  },
  changeLetterTemplate: {
    method: 'PUT',
    path: '/letter-templates/{clave}/{idioma}',
    summary: 'Cambiar una plantilla, de la plataforma o de una revista',
    access: ['ADMIN'],
    params: template,
    query: ofJournal,
    body: words,
    largest: { bytes: 128 * kB },
    answer: letterTemplateSchema,
  },
  resetLetterTemplate: {
    method: 'DELETE',
    path: '/letter-templates/{clave}/{idioma}',
    summary: 'Volver a la plantilla original; una revista, a la de la plataforma',
    access: ['ADMIN'],
    params: template,
    query: ofJournal,
    answer: letterTemplateSchema,
  },
  previewLetterTemplate: {
    method: 'POST',
    path: '/letter-templates/{clave}/{idioma}/preview',
    summary: 'Una plantilla como correo, con datos de ejemplo',
    access: ['ADMIN'],
    params: template,
    query: ofJournal,
    body: words,
    largest: { bytes: 128 * kB },
    answer: mailPreviewSchema,
  },
});
