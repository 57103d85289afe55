// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '#web/show.fixture.tsx';
import { AccentField } from './accent-field.tsx';

it('shows the colour in both themes under the name of whose it is', async () => {
  await show(<AccentField color="#7a1f2b" name="Anales" onChange={() => undefined} />);
  expect(screen.getAllByText('Anales')).toHaveLength(2);
});
