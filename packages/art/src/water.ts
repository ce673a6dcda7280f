import { pick, type Random } from './random.ts';
import { round, type Scene } from './svg.ts';

/**
 * Draws the mirror image of the group `sourceId` below a waterline. The image fades with distance from the waterline.
 */
export function reflect(
  scene: Scene,
  sourceId: string,
  { waterline, squash, strength }: { waterline: number; squash: number; strength: number },
): string {
  const { width, height } = scene;
  const area = `<rect y="${waterline}" width="${width}" height="${height - waterline}"`;
  const fade = scene.linear('fade', [
    [0, '#fff', strength],
    [1, '#fff', 0.03],
  ]);
  const clip = scene.define('water-area', (id) => `<clipPath id="${id}">${area}/></clipPath>`);
  const mask = scene.define(
    'water-fade',
    (id) => `<mask id="${id}">${area} fill="${fade}"/></mask>`,
  );
  return (
    `<g clip-path="${clip}"><g mask="${mask}">` +
    `<use href="#${sourceId}" transform="translate(0 ${round(waterline * (1 + squash))}) scale(1 -${squash})"/></g></g>`
  );
}

/** Draws ripples as horizontal strokes that are short in the distance and longer towards the viewer. */
export function drawRipples(
  random: Random,
  {
    count,
    from,
    to,
    width,
    colours,
  }: { count: number; from: number; to: number; width: number; colours: readonly string[] },
): string {
  let ripples = '';
  for (let i = 0; i < count; i++) {
    const near = Math.pow(random(), 0.8);
    const length = (15 + random() * 70) * (0.38 + near);
    ripples += `<rect x="${round(random() * width - 30)}" y="${round(from + 4 + near * (to - from - 10))}" width="${round(length)}" height="${round(1.2 + near * 1.9)}" rx="1.5" fill="${pick(random, colours)}" opacity="${(0.2 + random() * 0.35).toFixed(2)}"/>`;
  }
  return ripples;
}

/** Draws a glint: the broken path of light that a bright object casts on the water. */
export function drawGlint(
  random: Random,
  {
    x,
    from,
    to,
    spread,
    colour,
    count,
  }: { x: number; from: number; to: number; spread: number; colour: string; count: number },
): string {
  let glint = '';
  for (let i = 0; i < count; i++) {
    const near = i / count;
    const length = spread * (1 - near * 0.35) * (0.3 + random() * 0.9);
    const left = x - length / 2 + (random() - 0.5) * spread * 0.55;
    glint += `<rect x="${round(left)}" y="${round(from + 5 + near * (to - from - 30))}" width="${round(length)}" height="${round(1.5 + near * 2)}" rx="1.6" fill="${colour}" opacity="${(0.85 - near * 0.6).toFixed(2)}"/>`;
  }
  return glint;
}
