/** /instituciones/:clave: the page of an institution. */
export default {
  'institution.description':
    '{name} at {site}: {count, plural, =0 {its publications} one {# published work} other {# published works}}.',
  'institution.site': 'Website',
  'institution.journals': 'Journals and collections',
  'institution.works': 'Published works',
  'institution.works.none': 'There are no published works yet.',
};
