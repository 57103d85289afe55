/** /admin/puesta-en-marcha: the first hour of a platform. */
export default {
  'setup.title': 'Setting up',
  'setup.lead':
    'In a quarter of an hour the journal is ready for works. No step is compulsory: skip it, leave it half done and come back whenever you like.',
  'setup.loading': 'Loading the steps…',
  'setup.loadFailed': 'The steps could not be loaded.',
  'setup.failed': 'It could not be noted',
  'setup.steps': 'Steps of setting up',
  'setup.place': 'Step {number, number} of {count, number}.',
  'setup.state.PENDIENTE': 'to do',
  'setup.state.HECHO': 'done',
  'setup.state.OMITIDO': 'skipped',
  'setup.step.nombre': 'Name and contact',
  'setup.step.nombre.why':
    'What the journal is called, who publishes it and where to write: it stands on every page and in every letter.',
  'setup.step.revista': 'What the journal is',
  'setup.step.revista.why': 'A few lines on what it is about, its abbreviated title and the languages it publishes in.',
  'setup.step.textos': 'Scope, guidelines and policies',
  'setup.step.textos.why':
    'What authors read before they submit, and what indexes check. Begin with the scope and the guidelines; the rest can wait.',
  'setup.step.publicacion': 'ISSN, DOI and licence',
  'setup.step.publicacion.why': 'If you have no ISSN or DOI prefix yet, choose at least the licence of new works.',
  'setup.step.consejo': 'Editorial board',
  'setup.step.consejo.why':
    'Who directs and who advises, with their institutions: authors trust it, and every index asks for it.',
  'setup.step.revision': 'Peer review',
  'setup.step.revision.why':
    'Who knows whom, and how many reviews a decision asks for. It holds for what is submitted from now on.',
  'setup.step.cartas': 'Letters',
  'setup.step.cartas.why':
    'Letters and mails come written. Look at them once and change what your journal would say otherwise.',
  'setup.step.correo': 'Mail',
  'setup.step.correo.why': 'Invitations, decisions and notices leave by mail: make sure that they arrive.',
  'setup.step.convocatoria': 'First call for papers',
  'setup.step.convocatoria.why':
    'Say which works you hope for and until when. Add an announcement and choose ‘Call for papers’.',
  'setup.step.sitio': 'Facts of the site',
  'setup.step.sitio.why':
    'The footer, the home page and Contact come with a phone number, an address, figures and prices that are examples. Put yours before you open the doors, or take them away: what is blank is not shown.',
  'setup.step.acceso': 'Opening the doors',
  'setup.step.acceso.why': 'With the public site open anybody reaches the home page; until then the catalogue alone.',
  'setup.done': 'It is done, go on',
  'setup.skip': 'Skip for now',
  'setup.next': 'Next step',
  'setup.end': 'Finish',
  'setup.again': 'Put it back to be done',
  'setup.shown': 'Done.',
  'setup.said.HECHO': 'You said that it is done.',
  'setup.said.OMITIDO': 'You skipped it.',
  'setup.mail.server':
    'There is a mail server. Send yourself a mail and see whether it arrives; look among the junk, too.',
  'setup.mail.none':
    'There is no mail server, and until there is one mails are kept in their list and do not leave. Whoever runs the server sets it, with SMTP_URL in the configuration of the process.',
  'setup.mail.list': 'See the platform’s mails',
  'setup.page': 'See how it reads on the journal’s page',
  'setup.ready': 'The house is ready',
  'setup.ready.text':
    'It can take works now. Invite those who edit and review, and look at the home page as your readers will.',
  'setup.ready.page':
    'The call for papers, the board and the guidelines are read on the journal’s page. Share its address, or put it into the site’s menu.',
  'setup.ready.people': 'Make accounts',
  'setup.ready.home': 'See the home page',
  'setup.ready.journal': 'See the journal’s page',
  'setup.ready.past': 'Bring in what it has published',
  'setup.ready.menu': 'Put it into the menu',
};
