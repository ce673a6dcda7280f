import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Icon sets used in pictures: noto (Apache-2.0) and game-icons (CC-BY-3.0, credited on the Credits page). */
const sets = {
  noto: import.meta.resolve('@iconify-json/noto/icons.json'),
  'game-icons': import.meta.resolve('@iconify-json/game-icons/icons.json'),
};

export type IconSet = keyof typeof sets;

export interface Icon {
  /** Markup without the outer `<svg>`. Its ids have the requested prefix. */
  body: string;
  width: number;
  height: number;
}

interface IconFile {
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
}

const DEFAULT_SIZE = 16;
const files = new Map<IconSet, IconFile>();

/**
 * Loads an icon. `idPrefix` makes the ids of the icon's gradients unique, so that a document can contain more than one
 * icon.
 */
export function loadIcon(set: IconSet, name: string, idPrefix: string): Icon {
  const file = openSet(set);
  let found = name;
  while (file.aliases?.[found]) found = (file.aliases[found] as { parent: string }).parent;
  const icon = file.icons[found];
  if (!icon) throw new Error(`no icon "${name}" in ${set}`);
  return {
    body: prefixIds(icon.body, idPrefix),
    width: icon.width ?? file.width ?? DEFAULT_SIZE,
    height: icon.height ?? file.height ?? DEFAULT_SIZE,
  };
}

/** Returns SVG markup that shows an icon centred at (x, y), scaled so that its longer side is `size`. */
export function placeIcon(
  icon: Icon,
  { x, y, size }: { x: number; y: number; size: number },
): string {
  const scale = size / Math.max(icon.width, icon.height);
  const left = x - (icon.width * scale) / 2;
  const top = y - (icon.height * scale) / 2;
  return `<g transform="translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale.toFixed(4)})">${icon.body}</g>`;
}

/** Adds a prefix to every id in SVG markup and to every reference to an id. */
export function prefixIds(body: string, prefix: string): string {
  const ids = [...body.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] as string);
  // Replace longer ids first, so that "a" never matches inside "ab".
  return ids
    .sort((a, b) => b.length - a.length)
    .reduce(
      (text, id) =>
        text
          .replaceAll(`id="${id}"`, `id="${prefix}-${id}"`)
          .replaceAll(`#${id}"`, `#${prefix}-${id}"`)
          .replaceAll(`#${id})`, `#${prefix}-${id})`),
      body,
    );
}

function openSet(set: IconSet): IconFile {
  let file = files.get(set);
  if (!file) {
    file = JSON.parse(readFileSync(fileURLToPath(sets[set]), 'utf8')) as IconFile;
    files.set(set, file);
  }
  return file;
}
