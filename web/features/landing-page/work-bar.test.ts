import { expect, it } from 'vitest';
import { shortTitle } from './work-bar.tsx';

it('a title in short is what stands before its colon or first full stop, where that says enough', () => {
  expect(shortTitle('Treinta años de hidroperiodo en tres lagunas: la lluvia no basta')).toBe(
    'Treinta años de hidroperiodo en tres lagunas',
  );
  expect(shortTitle('Cómo miden las lagunas su agua. Un método')).toBe('Cómo miden las lagunas su agua');
  expect(shortTitle('COVID-19: lo que aprendimos')).toBe('COVID-19: lo que aprendimos');
  expect(shortTitle('Hacia las 12:30 de la tarde, en el delta')).toBe('Hacia las 12:30 de la tarde, en el delta');
});
