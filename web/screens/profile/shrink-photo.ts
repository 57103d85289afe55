/** Pixels of a side: enough for the largest place a photo is shown at, twice as dense. */
const side = 512;

/**
 * A picture as a small square, in base64: its middle, drawn anew, so that nothing of the file but what one sees is sent.
 * Throws where the browser cannot read it.
 */
export async function shrinkPhoto(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const cut = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser lacks a canvas');
  context.imageSmoothingQuality = 'high';
  // Where the picture lets its background through, paper is white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.drawImage(picture, (picture.width - cut) / 2, (picture.height - cut) / 2, cut, cut, 0, 0, side, side);
  picture.close();
  return canvas.toDataURL('image/jpeg', 0.88).replace(/^data:[^,]*,/, '');
}
