/** Pictures of a slot's symbols: a sharp atlas, a blurred atlas for fast spins, and each symbol's area in both. */
export interface SymbolAtlas {
  url: string;
  sharp: HTMLImageElement;
  blurred: HTMLImageElement;
  width: number;
  height: number;
  frames: Readonly<Record<string, AtlasFrame>>;
}

interface AtlasFrame {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface AtlasFile {
  frames: Record<string, AtlasFrame | { frame: AtlasFrame }>;
}

const loaded = new Map<string, Promise<SymbolAtlas>>();

/** Loads `/art/games/<slug>/symbols.*` once per page. A failed load is not cached, so that it can be retried. */
export function loadSymbolAtlas(slug: string): Promise<SymbolAtlas> {
  const known = loaded.get(slug);
  if (known) return known;
  const loading = load(`/art/games/${slug}`);
  loaded.set(slug, loading);
  loading.catch(() => loaded.delete(slug));
  return loading;
}

async function load(base: string): Promise<SymbolAtlas> {
  const url = `${base}/symbols.avif`;
  const [sharp, blurred, file] = await Promise.all([
    loadImage(url),
    loadImage(`${base}/symbols-blur.avif`),
    fetch(`${base}/symbols.json`).then((answer) => answer.json() as Promise<AtlasFile>),
  ]);
  const frames: Record<string, AtlasFrame> = {};
  for (const [key, entry] of Object.entries(file.frames)) {
    frames[key] = 'frame' in entry ? entry.frame : entry;
  }
  return { url, sharp, blurred, width: sharp.naturalWidth, height: sharp.naturalHeight, frames };
}

function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.decoding = 'async';
  image.src = url;
  return image.decode().then(() => image);
}

/**
 * Returns CSS that shows one symbol of the atlas. The element can have any size but must have the proportions of the
 * symbol's frame.
 */
export function symbolBackground(atlas: SymbolAtlas, symbol: string) {
  const frame = atlas.frames[symbol];
  if (!frame) return {};
  const spareX = atlas.width - frame.w;
  const spareY = atlas.height - frame.h;
  return {
    backgroundImage: `url(${atlas.url})`,
    backgroundSize: `${(atlas.width / frame.w) * 100}% ${(atlas.height / frame.h) * 100}%`,
    backgroundPosition: `${spareX ? (frame.x / spareX) * 100 : 0}% ${spareY ? (frame.y / spareY) * 100 : 0}%`,
  };
}
