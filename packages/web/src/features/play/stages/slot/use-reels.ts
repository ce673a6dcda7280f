import type { LinesConfig } from '@wl/games/engines/slots/config';
import { useEffect, useRef, useState } from 'react';
import { ReelEngine, type ReelTarget } from './reel-engine.ts';
import type { ReelColours } from './reel-painter.ts';
import { loadSymbolAtlas, type SymbolAtlas } from './symbol-atlas.ts';

/** Air between two reels, in CSS pixels. */
export const REEL_GAP = 6;

/** The strips of a reel set as the engine needs them. */
export function stripsOf(config: LinesConfig, reelSet: string): string[][] {
  return (config.reelSets[reelSet]?.strips ?? []).map((strip) => strip.trim().split(/\s+/));
}

/** What the reels show before the first spin: a quiet place of the first strips, the same for everyone. */
export function restingTarget(config: LinesConfig): ReelTarget {
  const strips = stripsOf(config, Object.keys(config.reelSets)[0] ?? '');
  return { strips, stops: strips.map((_, reel) => 3 + reel * 5) };
}

export interface Reels {
  canvas: React.RefObject<HTMLCanvasElement | null>;
  engine: React.RefObject<ReelEngine | null>;
  atlas: SymbolAtlas | null;
  /** Size of the window in CSS pixels; 0 until measured. */
  size: { width: number; height: number };
  state: 'loading' | 'ready' | 'failed';
  retry: () => void;
}

/** Loads the atlas, makes the engine and keeps it at the window's size. */
export function useReels(config: LinesConfig, colours: ReelColours): Reels {
  const canvas = useRef<HTMLCanvasElement>(null);
  const engine = useRef<ReelEngine | null>(null);
  const [atlas, setAtlas] = useState<SymbolAtlas | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [size, setSize] = useState({ width: 0, height: 0 });

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
    const made = new ReelEngine(element, atlas, colours, config.grid.rows, restingTarget(config));
    engine.current = made;
    const fit = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      made.resize({ width, height, gap: REEL_GAP });
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
  }, [atlas, config, colours]);

  const retry = () => {
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  const state = failed ? 'failed' : atlas && size.width > 0 ? 'ready' : 'loading';
  return { canvas, engine, atlas, size, state, retry };
}
