import type es from '../es/templates.ts';

export default {
  'templates.title': 'Templates for authors',
  'templates.lead':
    'Files ready to write in: with styles, guidance in each part and one example of everything a good journal asks for. Their text is in Spanish.',
  'templates.back': 'Back to the dashboard',
  'templates.list': 'Available templates',
  'templates.download': 'Download',
  'templates.download.about': 'Download: {name}',
  'templates.format.word': 'Word (.docx)',
  'templates.format.powerpoint': 'PowerPoint (.pptx)',
  'templates.size': '{size, number} kB',
  'templates.articulo.name': 'Scientific article',
  'templates.articulo.use':
    'For research with data: IMRaD structure, abstract in two languages, table, figure, equation, notes, APA 7 references and a checklist.',
  'templates.ensayo.name': 'Academic essay',
  'templates.ensayo.use':
    'For defending a thesis with sources: question, argument, objection and conclusion, with quotations, notes, a picture and APA 7 references.',
  'templates.presentacion.name': 'Academic presentation',
  'templates.presentacion.use':
    'For telling your work in fifteen minutes: twelve slides with an editable chart and table, and notes for the speaker.',
  'templates.help.title': 'How to use them',
  'templates.help.styles':
    'Keep the styles (Heading 1, Resumen, Pie de figura…): the table of contents and the web version of your work come from them.',
  'templates.help.guide': 'Shaded paragraphs and notes are guidance: delete them before you send your work.',
  'templates.help.programs': 'They open in Word, PowerPoint, LibreOffice and Google Docs.',
} satisfies Record<keyof typeof es, string>;
