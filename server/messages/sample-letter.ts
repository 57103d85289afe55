/** What stands in the places of a template when it is previewed: an example that there is not. */
import type { TemplatePlace } from '#contract/letter-templates.ts';
import type { Language } from '#contract/vocabulary.ts';
import { afterApproval } from './standard-letters.ts';

export const sampleLetter: Record<Language, Record<Exclude<TemplatePlace, 'revista' | 'enlace'>, string>> = {
  es: {
    titulo: 'Nieblas que riegan',
    autores: 'Yanet Huamán, Luis Cano',
    editor: 'Elena Ferrer',
    ronda: '1',
    plazo: '12 de mayo de 2026',
    siguiente: afterApproval.es.publishing,
    revisiones: 'Revisor 1\nUn trabajo claro y útil. Convendría decir cuánto dura cada malla.',
    motivo: 'El trabajo queda fuera del ámbito de la revista.',
    nombre: 'Nora',
    resumen: 'Medimos durante dos años el agua que recogen doce mallas en la costa de Atiquipa.',
    indicaciones: 'Nos ayudaría sobre todo tu lectura de los métodos.',
    vence: '28 de abril de 2026',
    tiempo: '30 días',
    cambios: '12',
    invita: 'Yanet Huamán',
    repositorio: 'Repositorio Riberas',
    direccion: 'https://repositorio.example/handle/1/27',
    respuesta: 'La colección no admite ese tipo de archivo.',
    lista: '• «Nieblas que riegan» espera una decisión desde hace 9 días',
  },
  en: {
    titulo: 'Fog that waters',
    autores: 'Yanet Huamán, Luis Cano',
    editor: 'Elena Ferrer',
    ronda: '1',
    plazo: 'May 12, 2026',
    siguiente: afterApproval.en.publishing,
    revisiones: 'Reviewer 1\nClear and useful. It would help to say how long each mesh lasts.',
    motivo: 'The work is outside the scope of the journal.',
    nombre: 'Nora',
    resumen: 'For two years we measured the water that twelve meshes gather on the coast of Atiquipa.',
    indicaciones: 'Your reading of the methods would help us most.',
    vence: 'April 28, 2026',
    tiempo: '30 days',
    cambios: '12',
    invita: 'Yanet Huamán',
    repositorio: 'Riberas Repository',
    direccion: 'https://repository.example/handle/1/27',
    respuesta: 'The collection does not take this kind of file.',
    lista: '• “Fog that waters” has been waiting for a decision for 9 days',
  },
};
