/** Where files lie in the file store: those of works, and people's own data. Their names are ours alone: nobody's words reach the store. */

/** Of all files of works; not served as pictures are, whose folders are named by works alone. */
export const filesFolder = 'obras/';
/** Of a work's files. */
export const filesOf = (workId: string) => `${filesFolder}${workId}/`;
/** Of one file. */
export const placeOfFile = (workId: string, fileId: string) => `${filesOf(workId)}${fileId}`;

/** Of its copy for who must not know whose it is; whatever begins with the file's own place goes with it. */
export const placeOfCopy = (workId: string, fileId: string, sha256: string) =>
  `${placeOfFile(workId, fileId)}.${sha256}`;

/** Of what a reviewer attached. Not among the files of works: what removes unreferenced ones there knows nothing of these. */
export const placeOfReviewFile = (reviewId: string, fileId: string) => `revisiones/${reviewId}/${fileId}`;

/** Of a work's pictures, whose addresses are `/files/` and this. */
export const picturesOf = (workId: string) => `${workId}/`;

/** Of pictures that no text names any more, set aside for a day under the place that they had. */
export const asideFolder = 'retiradas/';
export const asideOf = (workId: string) => `${asideFolder}${picturesOf(workId)}`;

/** Of kept PDFs. */
export const pdfsFolder = 'pdf/';
/** How the names of a work's kept PDFs begin. */
export const pdfsOf = (workId: string) => `${pdfsFolder}${workId}`;

/** Of all pictures that are made from works, and of those of one: covers, and what is shown of it elsewhere. */
export const drawnFolder = 'dibujadas/';
export const drawnOf = (workId: string) => `${drawnFolder}${workId}/`;

/** Where copies of a person's own data lie until they have been there long enough. */
export const exportsFolder = 'propios/';
export const exportsOf = (userId: string) => `${exportsFolder}${userId}/`;
export const placeOfExport = (userId: string, name: string) => `${exportsOf(userId)}${name}.zip`;

/** Of files of organisations (ROR), until they are loaded. */
export const organisationsFolder = 'organizaciones/';
export const placeOfOrganisations = (loadId: string) => `${organisationsFolder}${loadId}`;

/** Of packages for indices, until they were kept long enough; by the journal and the package's own name. */
export const packagesFolder = 'paquetes/';
export const placeOfPackage = (revistaId: string, name: string) => `${packagesFolder}${revistaId}/${name}.zip`;

/** Of the files of a load of a journal's past, until the load is removed, or they were kept long enough. */
export const loadsFolder = 'cargas/';
export const loadFilesOf = (loadId: string) => `${loadsFolder}${loadId}/`;
export const placeOfLoadFile = (loadId: string, fileId: string) => `${loadFilesOf(loadId)}${fileId}`;
