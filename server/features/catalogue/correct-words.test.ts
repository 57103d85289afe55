import { expect, it } from 'vitest';
import { correctAmong } from './correct-words.ts';

it('knows Spanish words in their forms, with accents or without', async () => {
  const correct = ['peces', 'Peces', 'evaluación', 'evaluacion', 'años', 'cantábamos', 'humedales', 'vaca', 'baca'];
  expect([...(await correctAmong(correct))]).toEqual(correct);
});

it('knows no misspelt ones, and takes no letters for a word that only stand in one', async () => {
  expect([...(await correctAmong(['umedales', 'kimica', 'evalación', 'espanol', 'ece', '","', '']))]).toEqual([]);
});
