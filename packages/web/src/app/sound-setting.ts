/**
 * Sound setting for the game stages: on or off, and volume. Stored per browser, because a phone on a bus and a computer
 * at home need different settings.
 */
import { useSyncExternalStore } from 'react';

const ON = 'wl-sound';
const VOLUME = 'wl-volume';
const LOUDEST = 100;

export interface SoundSetting {
  on: boolean;
  /** Volume, 0 to 100. */
  volume: number;
}

const listeners = new Set<() => void>();
let setting = kept();

function kept(): SoundSetting {
  try {
    const volume = Number(localStorage.getItem(VOLUME) ?? LOUDEST);
    return {
      on: localStorage.getItem(ON) !== 'off',
      volume: volume >= 0 && volume <= LOUDEST ? volume : LOUDEST,
    };
  } catch {
    return { on: true, volume: LOUDEST };
  }
}

export const soundSetting = (): SoundSetting => setting;

function choose(change: Partial<SoundSetting>): void {
  setting = { ...setting, ...change };
  try {
    localStorage.setItem(ON, setting.on ? 'on' : 'off');
    localStorage.setItem(VOLUME, String(setting.volume));
  } catch {
    // Ignore the error: without storage, the setting lasts until the page is closed.
  }
  for (const notify of listeners) notify();
}

const atFirst: SoundSetting = { on: true, volume: LOUDEST };

/** Returns `[setting, change]`. */
export function useSoundSetting(): [SoundSetting, (change: Partial<SoundSetting>) => void] {
  const value = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    soundSetting,
    () => atFirst,
  );
  return [value, choose];
}
