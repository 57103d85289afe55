import { expect, it } from 'vitest';
import { formatsIn } from '#web/messages/dates.ts';
import { fileType } from './file-type.ts';

it('says what sort of file it is, and names its format', () => {
  expect(fileType('application/pdf')).toEqual({ sort: 'document', format: 'PDF' });
  expect(fileType('image/png')).toEqual({ sort: 'image', format: 'PNG' });
  expect(fileType('video/x-matroska')).toEqual({ sort: 'video', format: 'MATROSKA' });
  expect(fileType('text/plain')).toEqual({ sort: 'text', format: '' });
  expect(fileType('application/octet-stream').sort).toBe('other');
});

it('gives sizes as people read them', () => {
  const { bytes } = formatsIn('es');
  expect([0, 12, 1023, 348_570, 3_355_444, 1_073_741_824].map(bytes)).toEqual([
    '0 B',
    '12 B',
    '1023 B',
    '340 kB',
    '3,2 MB',
    '1 GB',
  ]);
});
