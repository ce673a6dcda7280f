import { loadIcon, placeIcon } from './icons.ts';
import { lettering } from './lettering.ts';
import { CELL, drawRibbon, notoSymbol, type SymbolDrawing } from './slot-symbols.ts';
import { GOLD, type Scene, type Stop } from './svg.ts';

/**
 * Returns a symbol that shows an icon with a ribbon across it. The ribbon has a label such as WILD, SCATTER or a
 * multiplier.
 */
export function ribbonSymbol(icon: string, word: string, fill?: string): SymbolDrawing {
  const picture = notoSymbol(icon);
  return (scene) => {
    picture(scene);
    scene.add(`<g transform="translate(0 46)">${drawRibbon(scene, word, fill)}</g>`);
  };
}

/**
 * Function that draws a picture in a square of CELL × CELL units. It adds its gradients to the scene and returns the
 * markup.
 */
export type Figure = (scene: Scene) => string;

/**
 * Returns a symbol that shows a figure with the shadow common to all symbols. If a word is given, draws it on a ribbon
 * across the lower part and makes the figure smaller.
 */
export function figureSymbol(figure: Figure, word = ''): SymbolDrawing {
  return (scene) => {
    const shadow = scene.shadow('shadow', {
      dy: 8,
      deviation: 6,
      opacity: 0.35,
      colour: '#3a1208',
    });
    const room = word ? 'translate(15 0) scale(.88)' : 'translate(10 4) scale(.92)';
    scene.add(`<g filter="${shadow}"><g transform="${room}">${figure(scene)}</g></g>`);
    if (word) scene.add(`<g transform="translate(0 46)">${drawRibbon(scene, word)}</g>`);
  };
}

/** Returns a symbol that shows golden text, such as a card rank, BAR, 7 or a multiplier, on a lacquered plate. */
export function plateSymbol(text: string, [light, dark]: readonly [string, string]): SymbolDrawing {
  return (scene) => {
    const gold = scene.linear('gold', GOLD);
    const plate = scene.linear('plate', [
      [0, light],
      [1, dark],
    ]);
    const shadow = scene.shadow('shadow', { dy: 8, deviation: 6, opacity: 0.4, colour: '#120a20' });
    const size = text.length > 2 ? 74 : text.length > 1 ? 120 : 170;
    scene.add(
      `<g filter="${shadow}"><rect x="22" y="20" width="212" height="212" rx="34" fill="${plate}" stroke="${gold}" stroke-width="11"/>` +
        `<rect x="40" y="38" width="176" height="176" rx="22" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="3"/></g>`,
      lettering(text, {
        size,
        width: 170,
        x: 128,
        y: 128 + size * 0.36,
        fill: gold,
        stroke: '#3a1a05',
        strokeWidth: 5,
      }),
    );
  };
}

/** Returns a symbol that shows a cut gemstone in three colours, from light to dark. */
export function gemSymbol([light, middle, dark]: readonly [string, string, string]): SymbolDrawing {
  return (scene) => {
    const body = scene.linear('stone', [
      [0, light],
      [0.5, middle],
      [1, dark],
    ]);
    const shadow = scene.shadow('shadow', { dy: 9, deviation: 7, opacity: 0.4, colour: '#06101f' });
    scene.add(
      `<g filter="${shadow}"><path d="M70 44H186L238 108 128 226 18 108z" fill="${body}" stroke="${dark}" stroke-width="6" stroke-linejoin="round"/></g>`,
      `<path d="M70 44L92 108H18zM186 44L164 108H238zM128 44L92 108H164z" fill="#fff" fill-opacity=".28"/>`,
      `<path d="M92 108L128 226 18 108zM164 108H238L128 226z" fill="${dark}" fill-opacity=".34"/>`,
      `<path d="M84 54H132L112 78z" fill="#fff" fill-opacity=".75"/>`,
    );
  };
}

/** Returns a symbol that shows a picture on a glowing disc, the design used for symbols with a special feature. */
export function discSymbol(
  icon: string | Figure,
  stops: readonly Stop[],
  word = '',
): SymbolDrawing {
  return (scene: Scene) => {
    const light = scene.radial('disc', stops);
    const gold = scene.linear('gold', GOLD);
    const shadow = scene.shadow('shadow', { dy: 8, deviation: 7, opacity: 0.4, colour: '#0a0818' });
    const drawing =
      typeof icon === 'string'
        ? loadIcon('noto', icon, scene.id('icon'))
        : { body: icon(scene), width: CELL, height: CELL };
    const picture = placeIcon(drawing, {
      x: CELL / 2,
      y: CELL / 2 - (word ? 16 : 0),
      size: word ? 150 : 166,
    });
    scene.add(
      `<circle cx="128" cy="128" r="116" fill="${light}"/><circle cx="128" cy="128" r="108" fill="none" stroke="${gold}" stroke-width="10"/>`,
      `<g filter="${shadow}">${picture}</g>`,
    );
    if (word) scene.add(`<g transform="translate(0 50)">${drawRibbon(scene, word)}</g>`);
  };
}
