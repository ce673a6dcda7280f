import { loadIcon, placeIcon } from './icons.ts';
import { seeded } from './random.ts';
import type { Figure } from './slot-kit.ts';
import { CELL } from './slot-symbols.ts';
import { drawRays, drawStars } from './sky.ts';
import { GOLD, round, type Scene, type Stop } from './svg.ts';
import { centred, drawTitle, type TileDrawing } from './tile.ts';

/**
 * Icon or figure on a game's square tile, with the position of its centre, the length of its longer side, and its tilt
 * in degrees.
 */
interface Prop {
  /** Name of an icon in the noto set, or a figure drawn in a square of CELL × CELL units. */
  icon: string | Figure;
  x: number;
  y: number;
  size: number;
  lean?: number;
}

/**
 * Poster that shows one large main figure (the hero) and smaller props in front of a sky with rays. The title has two
 * lines.
 */
export interface HeroPoster {
  sky: readonly Stop[];
  rays: string;
  halo: string;
  stars?: boolean;
  /**
   * Hills in two layers. `far` and `near` are their colours; `height` and `waves` are the amplitude and the number of
   * half-waves of the far layer. The near layer has a smaller amplitude and one more half-wave.
   */
  ground: { far: string; near: string; height: number; waves: number };
  /** Draws the scenery between the far and the near hills, across the whole width. */
  scenery?: (scene: Scene) => string;
  hero: Prop;
  props?: readonly Prop[];
  title: readonly [first: string, second: string];
  ink: { fill: string; stroke: string };
}

export function heroPoster(poster: HeroPoster, seed: number): TileDrawing {
  return (scene) => {
    const middle = scene.width / 2;
    const { hero, ground } = poster;
    scene.fill(scene.linear('sky', poster.sky));
    if (poster.stars)
      scene.add(drawStars(seeded(seed), { count: 46, width: scene.width, depth: 170 }));
    scene.add(
      drawRays(middle, hero.y, {
        count: 22,
        radius: scene.width,
        fill: poster.rays,
        opacity: 0.16,
      }),
      `<circle cx="${middle}" cy="${hero.y}" r="${round(hero.size * 0.62)}" fill="${poster.halo}" opacity=".3"/>`,
      `<circle cx="${middle}" cy="${hero.y}" r="${round(hero.size * 0.5)}" fill="${poster.halo}" opacity=".28"/>`,
      hills(scene, 214, ground.height, ground.waves, ground.far, 0.6),
      poster.scenery?.(scene) ?? '',
      hills(scene, 236, ground.height * 0.7, ground.waves + 1, ground.near, 2.1),
    );
    const shadow = scene.shadow('cast', { dy: 7, deviation: 5, opacity: 0.5, colour: '#05030c' });
    const props = (poster.props ?? []).map((prop, index) => drawProp(scene, prop, `prop${index}`));
    scene.add(`<g filter="${shadow}">${centred(scene, props.join(''))}</g>`);
    scene.add(`<g filter="${shadow}">${centred(scene, drawProp(scene, hero, 'hero'))}</g>`);
    drawLines(scene, poster);
  };
}

function hills(
  scene: Scene,
  top: number,
  height: number,
  waves: number,
  fill: string,
  phase: number,
): string {
  const steps = 40;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const x = (scene.width * step) / steps;
    const y = top - height * Math.sin((step / steps) * waves * Math.PI + phase);
    return `${round(x)} ${round(y)}`;
  });
  return `<path d="M0 320L${points.join('L')}L${scene.width} 320z" fill="${fill}"/>`;
}

function drawProp(scene: Scene, { icon, x, y, size, lean = 0 }: Prop, name: string): string {
  const picture =
    typeof icon === 'string'
      ? loadIcon('noto', icon, scene.id(name))
      : { body: icon(scene), width: CELL, height: CELL };
  const markup = placeIcon(picture, { x, y, size });
  return lean === 0 ? markup : `<g transform="rotate(${lean} ${x} ${y})">${markup}</g>`;
}

function drawLines(scene: Scene, { title, ink }: HeroPoster): void {
  const gold = scene.linear('gold', GOLD);
  const style = { stroke: ink.stroke, strokeWidth: 7 };
  scene.add(
    `<path d="M0 250H${scene.width}V320H0z" fill="${ink.stroke}" opacity=".55"/>`,
    drawTitle(scene, title[0], { y: 281, size: 34, width: 236, fill: ink.fill, ...style }),
    drawTitle(scene, title[1], { y: 312, size: 30, width: 286, fill: gold, ...style }),
  );
}
