import { crc32, deflateSync } from 'node:zlib';

/** Real pictures for tests, most of them of 8 × 6 pixels, drawn and written by ImageMagick. */
const decoded = (...base64: string[]) => Buffer.from(base64.join(''), 'base64');

/** One scan. */
export const jpeg = decoded(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19i',
  'Z2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2Nj',
  'Y2NjY2NjY2P/wAARCAAGAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAXEAEAAwAAAAAAAAAAAAAAAAAAAhRh',
  '/8QAFQEBAQAAAAAAAAAAAAAAAAAABAb/xAAYEQACAwAAAAAAAAAAAAAAAAAAAQQUUv/aAAwDAQACEQMRAD8AlrctAVFCNhCLsjbP',
  '/9k=',
);

/** Several scans. */
export const progressiveJpeg = decoded(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19i',
  'Z2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2Nj',
  'Y2NjY2NjY2P/wgARCAAGAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAVAQEBAAAAAAAAAAAAAAAAAAADBf/a',
  'AAwDAQACEAMQAAABlCon/8QAFRABAQAAAAAAAAAAAAAAAAAAABL/2gAIAQEAAQUCp//EABcRAAMBAAAAAAAAAAAAAAAAAAADE1H/',
  '2gAIAQMBAT8BszT/xAAXEQADAQAAAAAAAAAAAAAAAAAAAxNR/9oACAECAQE/AYLw/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgB',
  'AQAGPwJ//8QAFRABAQAAAAAAAAAAAAAAAAAAABH/2gAIAQEAAT8ht//aAAwDAQACAAMAAAAQ8//EABURAQEAAAAAAAAAAAAAAAAA',
  'AABh/9oACAEDAQE/ELX/xAAVEQEBAAAAAAAAAAAAAAAAAAAAYf/aAAgBAgEBPxCd/8QAFRABAQAAAAAAAAAAAAAAAAAAAHH/2gAI',
  'AQEAAT8Qs//Z',
);

/** Carries the times of its making in its text chunks. */
export const png = decoded(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGBAMAAAAMK8LIAAAABGdBTUEAALGPC/xhBQAAACBjSFJNAAB6JgAAgIQAAPoAAACA6AAA',
  'dTAAAOpgAAA6mAAAF3CculE8AAAAFVBMVEX/AADMADOZAGZmAJkzAMwAAP////9+T0jOAAAAAWJLR0QGYWa4fQAAAAd0SU1FB+oL',
  'FQgqG4ABUIQAAAAcSURBVAjXY2AAAUEgYFACAgZjIGBwAQKGUCAAACSkA/0DiwyQAAAAJXRFWHRkYXRlOmNyZWF0ZQAyMDI2LTEx',
  'LTIxVDA4OjQyOjI3KzAwOjAw3xHPGwAAACV0RVh0ZGF0ZTptb2RpZnkAMjAyNi0xMS0yMVQwODo0MjoyNyswMDowMK5Md6cAAAAA',
  'SUVORK5CYII=',
);

/** Lossy. */
export const webp = decoded(
  'UklGRlQAAABXRUJQVlA4IEgAAAAwAwCdASoIAAYAAgA0JagCdLcAlgH8AwgD9APf/A9EArXgAP73nEpAeVM/+euOGOKv7kYY4q/9',
  '9pf69v/gm/QruYB7V5jaAAA=',
);

/** Lossless. */
export const losslessWebp = decoded(
  'UklGRjoAAABXRUJQVlA4TC0AAAAvB0ABAC8AEIT/bRMz8+b/+U+WBoRsJOkUTuEVXuEV3l+rE9H/+HjVrQ62GgAA',
);

/** A white PNG of that many pixels. */
export function whitePng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // One bit a pixel, grey; nothing compressed, filtered or interlaced otherwise than usual.
  head.set([1, 0, 0, 0, 0], 8);
  const row = Buffer.alloc(1 + Math.ceil(width / 8), 0xff).fill(0, 0, 1);
  const part = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
  };
  const rows = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    part('IHDR', head),
    part('IDAT', rows),
    part('IEND', Buffer.alloc(0)),
  ]);
}
