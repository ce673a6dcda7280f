import { maskNames, type Masks, pixelsOf } from './masks.ts';

/**
 * Maximum length of the longer edge of an uploaded payment-card photo, in pixels. At this size, every character stays
 * readable, and the file is much smaller than a phone's twelve-megapixel original.
 */
const LONGEST_EDGE = 2400;
const JPEG_QUALITY = 0.92;
const MASK_COLOUR = '#000';

/** Decodes a picture and applies its EXIF orientation. Rejects if the file is not a picture. */
export const decode = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' });

function canvasOf(
  picture: ImageBitmap,
  longestEdge: number,
): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const scale = Math.min(1, longestEdge / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return [canvas, context];
}

/**
 * Returns a new JPEG of a card photo with the masks burned into its pixels. The file contains neither the hidden parts
 * nor the camera's metadata, such as the location.
 */
export function burnMasks(picture: ImageBitmap, masks: Masks): Promise<Blob> {
  const [canvas, context] = canvasOf(picture, LONGEST_EDGE);
  context.fillStyle = MASK_COLOUR;
  for (const name of maskNames) {
    const { box, here } = masks[name];
    if (!here) continue;
    const { left, top, width, height } = pixelsOf(box, canvas.width, canvas.height);
    context.fillRect(left, top, width, height);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))),
      'image/jpeg',
      JPEG_QUALITY,
    );
  });
}

/** Draws a picture on the given canvas. The picture is scaled down if its longer edge exceeds `longestEdge` pixels. */
export function paint(picture: ImageBitmap, canvas: HTMLCanvasElement, longestEdge: number): void {
  const [source] = canvasOf(picture, longestEdge);
  canvas.width = source.width;
  canvas.height = source.height;
  canvas.getContext('2d')?.drawImage(source, 0, 0);
}
