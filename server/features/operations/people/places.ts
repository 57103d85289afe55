/** Where copies of a person's own data lie in the file store, until they have been there long enough. */
export const exportsFolder = 'propios/';
export const exportsOf = (userId: string) => `${exportsFolder}${userId}/`;
export const placeOfExport = (userId: string, name: string) => `${exportsOf(userId)}${name}.zip`;
