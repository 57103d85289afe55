/** What the page of a number tells search engines (schema.org PublicationIssue). */
import type { Issue } from '#contract/entities/issue.ts';
import { issuePage, workPage } from '#contract/public-addresses.ts';

export function issueJsonLd(issue: Issue, origin: string) {
  const url = origin + issuePage(issue.id);
  const { nombre, issn, issnImpreso, institucion } = issue.revista;
  const periodical = {
    '@type': 'Periodical',
    name: nombre,
    ...((issn || issnImpreso) && { issn: [issn, issnImpreso].filter(Boolean) }),
    ...(institucion && { publisher: { '@type': 'Organization', name: institucion } }),
  };
  const volume = { '@type': 'PublicationVolume', volumeNumber: issue.volumen, isPartOf: periodical };
  return {
    '@context': 'https://schema.org',
    '@type': 'PublicationIssue',
    '@id': url,
    url,
    ...(issue.titulo && { name: issue.titulo }),
    ...(issue.numero && { issueNumber: issue.numero }),
    datePublished: issue.fechaPublicacion?.slice(0, 10),
    isPartOf: issue.volumen ? volume : periodical,
    ...(issue.editores.length > 0 && {
      editor: issue.editores.map(({ nombres, apellidos, orcid }) => ({
        '@type': 'Person',
        name: `${nombres} ${apellidos}`.trim(),
        ...(orcid && { sameAs: `https://orcid.org/${orcid}` }),
      })),
    }),
    hasPart: issue.contenido.map(({ id, titulo, paginaInicial, paginaFinal }) => ({
      '@type': 'ScholarlyArticle',
      '@id': origin + workPage(id),
      name: titulo,
      url: origin + workPage(id),
      ...(paginaInicial && { pageStart: paginaInicial, pageEnd: paginaFinal || paginaInicial }),
    })),
  };
}
