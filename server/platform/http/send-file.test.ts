import { expect, it } from 'vitest';
import { attachment } from './send-file.ts';

it('names a file in ASCII for old clients, and as it is for the others', () => {
  expect(attachment('Año (2).pdf')).toBe(`attachment; filename="Ano (2).pdf"; filename*=UTF-8''A%C3%B1o%20%282%29.pdf`);
});

it('lets no name end the header or its quotes', () => {
  expect(attachment('a"b\r\nc\\.pdf')).toBe(`attachment; filename="a_b__c_.pdf"; filename*=UTF-8''a%22b%0D%0Ac%5C.pdf`);
});
