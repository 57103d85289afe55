// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '#web/ui/draw.fixture.tsx';
import { PictureButtons } from './picture-buttons.tsx';

const words = { choose: 'Elegir foto', change: 'Cambiar foto', remove: 'Quitar foto' };
const still = { isChanging: false, isRemoving: false };
const photo = new File(['x'], 'foto.png', { type: 'image/png' });

it('gives the picture that is chosen, the same one a second time as well', async () => {
  const onChoose = vi.fn();
  const { user } = draw(
    <PictureButtons {...words} {...still} hasPicture={false} onChoose={onChoose} onRemove={vi.fn()} />,
  );
  const chooser = screen.getByLabelText<HTMLInputElement>('Elegir foto', { selector: 'input' });
  await user.upload(chooser, photo);
  await user.upload(chooser, photo);
  expect(onChoose.mock.calls).toEqual([[photo], [photo]]);
  expect(screen.queryByRole('button', { name: 'Quitar foto' })).toBeNull();
});

it('where there is one, changes it or takes it away', async () => {
  const onRemove = vi.fn();
  const { user } = draw(<PictureButtons {...words} {...still} hasPicture onChoose={vi.fn()} onRemove={onRemove} />);
  expect(screen.getByRole('button', { name: 'Cambiar foto' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Quitar foto' }));
  expect(onRemove).toHaveBeenCalledOnce();
});
