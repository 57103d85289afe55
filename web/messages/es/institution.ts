/** /instituciones/:clave: the page of an institution. */
export default {
  'institution.description':
    '{name} en {site}: {count, plural, =0 {sus publicaciones} one {# obra publicada} other {# obras publicadas}}.',
  'institution.site': 'Sitio web',
  'institution.journals': 'Revistas y colecciones',
  'institution.works': 'Obras publicadas',
  'institution.works.none': 'Todavía no hay obras publicadas.',
};
