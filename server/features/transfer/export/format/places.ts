/** Where each part lies in an exported journal. Files keep their original names, as far as every system can write them. */
export const places = {
  manifest: 'manifest.json',
  journal: 'journal.json',
  people: 'people.jsonl',
  subscribers: 'subscribers.jsonl',
  activity: 'activity.jsonl',
  work: (id: string) => `works/${id}/work.json`,
  jats: (id: string, numero: number) => `works/${id}/versions/${numero}.jats.xml`,
  picture: (id: string, name: string) => `works/${id}/pictures/${name}`,
  file: (id: string, fileId: string, nombre: string) => `works/${id}/files/${fileId}/${writable(nombre)}`,
  reviewFile: (id: string, fileId: string, nombre: string) => `works/${id}/reviews/${fileId}/${writable(nombre)}`,
  photo: (name: string) => `photos/${name}`,
  /** The journal's mark and cover image. */
  identity: (name: string) => `identity/${name}`,
};

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const plain = '[\\w-]+(?:\\.[\\w-]+)*';
const known = new RegExp(
  [
    '^(?:manifest|journal)\\.json$',
    '^(?:people|subscribers|activity)\\.jsonl$',
    `^(?:photos|identity)/${plain}$`,
    `^works/${uuid}/work\\.json$`,
    `^works/${uuid}/versions/\\d{1,9}\\.jats\\.xml$`,
    `^works/${uuid}/pictures/${plain}$`,
    `^works/${uuid}/(?:files|reviews)/${uuid}/[^.\\s][^/\\\\\\p{C}]*$`,
  ].join('|'),
  'u',
);
/** Whether a part may be called so: none can lead out of the archive, whatever else is in it. */
export const isPlace = (name: string): boolean => known.test(name);

/** In bytes of UTF-8; file systems take 255. */
const longestName = 200;

/** The name without the signs that Windows refuses, its beginning shortened where it is too long. */
function writable(nombre: string): string {
  const name = nombre.replace(/[<>:"/\\|?*]|\p{C}/gu, '_');
  const [, ending = ''] = /(\.[^.\s]{1,15})$/u.exec(name) ?? [];
  const start = [...name.slice(0, name.length - ending.length)];
  while (Buffer.byteLength(start.join('') + ending) > longestName) start.pop();
  return start.join('') + ending;
}
