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
  'institutions.ask': 'Pedir sitio para tu institución',
  'institutions.here.title': 'Instituciones que publican aquí',
  'institutions.request.title': 'Solicitar sitio para una institución',
  'institutions.request.lead':
    'Dinos qué institución es y qué plan te interesa. Lo lee una persona, y te responde por correo.',
  'institutions.request.institution': 'Nombre de la institución',
  'institutions.request.institution.required': 'Escribe el nombre de la institución',
  'institutions.request.plan': 'Plan',
  'institutions.request.message': 'Qué publica, y quiénes (opcional)',
  'institutions.request.submit': 'Enviar la solicitud',
  'institutions.request.sending': 'Enviando…',
  'institutions.request.failed': 'No se pudo enviar la solicitud',
  'institutions.request.noScript':
    'Para enviar la solicitud hace falta JavaScript. También puedes escribirnos por correo.',
  'institutions.request.sent.title': 'Solicitud enviada',
  'institutions.request.sent.text':
    'Gracias, {name}. La respuesta llegará a {email}: si se acepta, con una invitación para responder por la institución.',
};
