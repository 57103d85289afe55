import { describe, expect, it } from 'vitest';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { citableWork, delta } from './citable-works.fixture.ts';
import { writeRis } from './write-ris.ts';

const record = (changes: Partial<ExportedWork>) => writeRis(citableWork(changes));

describe('a work as a RIS record', () => {
  it('begins with its type, ends with ER, and has a tag a line', () => {
    expect(record({ ...delta, palabrasClave: ['agua', 'Ebro'], resumen: 'Una línea\ny otra.' }).split('\r\n')).toEqual([
      'TY  - JOUR',
      'AU  - Ruiz Gil, Ana María',
      'AU  - Iglesias, Jean-Paul',
      'TI  - El delta',
      'T2  - Nova Economia',
      'PY  - 2024',
      'DA  - 2024/05/01',
      'VL  - 28',
      'IS  - 2',
      'SP  - 385',
      'EP  - 416',
      'DO  - 10.1590/x',
      'UR  - https://doi.org/10.1590/x',
      'LA  - es',
      'KW  - agua',
      'KW  - Ebro',
      'AB  - Una línea y otra.',
      'ER  - ',
      '',
    ]);
  });

  it('names the publisher of what is no article, and what was retracted', () => {
    expect(record({ tipo: 'LIBRO' })).toMatch(/^TY {2}- BOOK\r\n[\s\S]*PB {2}- Pliego\r\n/);
    expect(record({ tipo: 'TESIS' })).toMatch(/^TY {2}- THES/);
    expect(record({ fechaRetractacion: '2025-01-01' })).toContain('TI  - Guía [Retractado]');
  });
});
