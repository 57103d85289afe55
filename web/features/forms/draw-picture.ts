interface Drawing {
  width: number;
  height: number;
  /** What the picture is drawn from; all of it where nothing is said. */
  from?: { left: number; top: number; width: number; height: number };
  /** Behind the picture, where it lets its background through. */
  paper?: string;
  type: 'image/png' | 'image/jpeg';
}

/**
 * A picture in base64, drawn anew, so that nothing of the file but what one sees is sent. `layout` says how, from its size in
 * pixels. Throws where the browser cannot read it.
 */
export async function drawPicture(file: Blob, layout: (width: number, height: number) => Drawing): Promise<string> {
  const picture = await createImageBitmap(file);
  const { width, height, from, paper, type } = layout(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser lacks a canvas');
  context.imageSmoothingQuality = 'high';
  if (paper) {
    context.fillStyle = paper;
    context.fillRect(0, 0, width, height);
  }
  const { left, top, ...cut } = from ?? { left: 0, top: 0, width: picture.width, height: picture.height };
  context.drawImage(picture, left, top, cut.width, cut.height, 0, 0, width, height);
  picture.close();
  return canvas.toDataURL(type, 0.88).replace(/^data:[^,]*,/, '');
}
