// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from './draw.fixture.tsx';
import { Field } from './Field.tsx';
import { FileInput } from './FileInput.tsx';

it('is named by its Field, and takes the file that is chosen', async () => {
  const onChange = vi.fn(({ currentTarget }) => currentTarget.files?.[0]?.name);
  const { user } = draw(
    <Field label="Manuscrito">
      <FileInput chooseLabel="Elegir archivo" chosen="Ninguno" onChange={onChange} />
    </Field>,
  );
  await user.upload(screen.getByLabelText('Manuscrito'), new File(['x'], 'obra.docx'));
  expect(onChange).toHaveReturnedWith('obra.docx');
});
