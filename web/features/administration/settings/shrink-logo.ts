/** Pixels: three times the room that the header has for it. */
const most = { width: 720, height: 144 };

/**
 * A picture as the header shows it, in base64: drawn anew, so that nothing of the file but what one sees is sent. What it
 * lets through stays so. Throws where the browser cannot read it.
 */
export async function shrinkLogo(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, most.width / picture.width, most.height / picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL('image/png').replace(/^data:[^,]*,/, '');
}
