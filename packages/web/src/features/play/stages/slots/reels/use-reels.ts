import type { SlotConfig } from '@wl/games/engines/slots/config';
import type { ReelColours } from '@wl/games/engines/slots/skin';
import { useEffect, useMemo, useRef, useState } from 'react';
import { shapeOf, type ReelBox } from './geometry.ts';
import { ReelEngine } from './engine.ts';
import { restingScreen, targetOf } from './target.ts';
import { loadSymbolAtlas, type SymbolAtlas } from './symbol-atlas.ts';

export interface Reels {
  canvas: React.RefObject<HTMLCanvasElement | null>;
  engine: React.RefObject<ReelEngine | null>;
  atlas: SymbolAtlas | null;
  /** Shape and size of the reel window. The width and height are 0 until measured. */
  box: ReelBox;
  state: 'loading' | 'ready' | 'failed';
  retry: () => void;
}

/** Loads the symbol atlas, creates the reel engine, and resizes the reels whenever the reel window changes size. */
export function useReels(config: SlotConfig, colours: ReelColours): Reels {
  const canvas = useRef<HTMLCanvasElement>(null);
  const engine = useRef<ReelEngine | null>(null);
  const [atlas, setAtlas] = useState<SymbolAtlas | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const shape = useMemo(() => shapeOf(config), [config]);

  useEffect(() => {
    let gone = false;
    loadSymbolAtlas(config.id).then(
      (loaded) => !gone && setAtlas(loaded),
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [config.id, attempt]);

  useEffect(() => {
    const element = canvas.current;
    if (!atlas || !element) return;
    const resting = targetOf(config, restingScreen(config));
    const made = new ReelEngine(element, atlas, colours, resting);
    engine.current = made;
    const fit = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      made.resize({ ...shape, width, height });
      setSize({ width, height });
    };
    fit();
    const watcher = new ResizeObserver(fit);
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      made.destroy();
      engine.current = null;
    };
  }, [atlas, config, colours, shape]);

  const retry = () => {
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  const state = failed ? 'failed' : atlas && size.width > 0 ? 'ready' : 'loading';
  return { canvas, engine, atlas, box: { ...shape, ...size }, state, retry };
}
