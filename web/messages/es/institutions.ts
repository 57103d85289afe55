/** The institutions page (spec 000 §2.7). */
export default {
  'institutions.title': 'Instituciones',
  'institutions.description':
    'Planes de Pliego para revistas, editoriales universitarias y grupos de investigación: {plans}.',
  'institutions.description.none':
    'Una casa editorial para revistas, editoriales universitarias y grupos de investigación.',
  'institutions.hero.title': 'La casa editorial de tu institución',
  'institutions.hero.lead':
    'Gestiona revistas, series y colecciones con un flujo editorial propio, y entrega a tu comunidad un catálogo abierto que se encuentra y se cita.',
  'institutions.features.title': 'Lo que tu institución recibe',
  'institutions.feature.catalogue.title': 'Catálogo propio',
  'institutions.feature.catalogue.text':
    'Todas tus publicaciones, reunidas, abiertas y preparadas para los buscadores.',
  'institutions.feature.roles.title': 'Roles y permisos',
  'institutions.feature.roles.text': 'Autores, revisores, editores y administradores, cada cual con lo suyo.',
  'institutions.feature.flow.title': 'Flujo editorial a tu medida',
  'institutions.feature.flow.text': 'Decide cuántas revisiones hacen falta y qué identidades se muestran.',
  'institutions.feature.reports.title': 'Informes',
  'institutions.feature.reports.text': 'Estados, plazos y actividad, al día y listos para tu comité.',
  'institutions.feature.standards.title': 'Estándares abiertos',
  'institutions.feature.standards.text': 'JATS, DOI y ORCID: tus datos entran y salen cuando tú quieras.',
  'institutions.feature.security.title': 'Seguridad y privacidad',
  'institutions.feature.security.text': 'Nada se pierde y nada se filtra: cada cambio queda registrado.',
  'institutions.plans.title': 'Planes',
  'institutions.plans.popular': 'Más popular',
  'institutions.plan.start': 'Empezar',
  'institutions.plan.contact': 'Contactar',
  'institutions.closing.title': '¿Hablamos?',
  'institutions.closing.text':
    'Cuéntanos cómo publica tu institución y te diremos, con franqueza, si Pliego es para ti.',
  'institutions.closing.action': 'Escríbenos',
};
