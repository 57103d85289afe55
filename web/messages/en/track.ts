/** Where a work is on its way, and how long its steps usually take here. */
export default {
  'track.title': 'Where it is',
  'track.past': 'done',
  'track.stage.CORRECCION': 'Copy-editing',
  'track.stage.CORRECCION_AUTOR': 'Copy-editing with its authors',
  'track.stage.PRUEBAS': 'Proofs being prepared',
  'track.stage.PRUEBAS_AUTOR': 'Proofs with its authors',
  'track.stage.COMPROBACION': 'Final checks',
  'track.stage.LISTA': 'Ready to be published',
  'track.now': 'now',
  'track.ahead': 'to come',
  'track.round': 'round {round}',
  'track.step': 'Step {at} of {of}: {name}',
  'track.step.since': 'Step {at} of {of}: {name}, since {day}',
  'track.usual.PRIMERA_DECISION':
    'Here the first decision usually comes {days, plural, one {# day} other {# days}} after sending.',
  'track.usual.CAMBIOS': 'Here the new version usually takes {days, plural, one {# day} other {# days}}.',
  'track.usual.ACEPTACION': 'usually comes {days, plural, one {# day} other {# days}} after sending',
  'track.usual.PUBLICACION': 'usually comes {days, plural, one {# day} other {# days}} after acceptance',
} as const;
