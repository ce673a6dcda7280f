import { useCallback } from 'react';
import { soundSetting } from '../../app/sound-setting.ts';
import { useWindowState } from './windows/window-state.ts';

/**
 * Synthesised sounds of the stages. Browsers block an AudioContext until a user gesture, so the synthesiser is loaded
 * only after the member has pressed a control.
 */
/** zzfx parameters: volume, randomness, frequency, attack, sustain, release, shape, curve, slide, … */
const sounds = {
  press: [0.4, 0, 320, 0, 0.01, 0.05, 1, 1.4, -8],
  spin: [0.35, 0, 90, 0.02, 0.12, 0.2, 2, 0.6, 3, 0, 0, 0, 0, 2],
  stop: [0.6, 0.02, 120, 0, 0.01, 0.09, 0, 2.2, -4, 0, 0, 0, 0, 1.2],
  hold: [0.35, 0, 220, 0.1, 0.5, 0.3, 1, 0.8, 1.6, 0, 0, 0, 0.06],
  line: [0.5, 0, 660, 0.01, 0.06, 0.2, 0, 1.3, 0, 0, 220, 0.05],
  win: [0.7, 0, 523, 0.02, 0.22, 0.42, 1, 1.2, 0, 0, 262, 0.08, 0.09],
  award: [0.7, 0, 392, 0.03, 0.4, 0.6, 0, 1.6, 0.4, 0, 196, 0.1, 0.16],
  chip: [0.6, 0.04, 1400, 0, 0.005, 0.05, 4, 1.2, 0, 0, 0, 0, 0, 0.4],
  die: [0.4, 0.12, 760, 0, 0.004, 0.03, 4, 1.8, 0, 0, 0, 0, 0, 0.9],
  ball: [0.35, 0.05, 900, 0, 0.01, 0.05, 4, 2, 0, 0, 0, 0, 0, 0.6],
} satisfies Record<string, [number, ...number[]]>;

export type SoundName = keyof typeof sounds;
export type PlaySound = (name: SoundName) => void;

const LOUDEST = 100;
let gestured = false;

/** Records a user gesture, after which browsers allow sound. Every stage control calls this function when pressed. */
export function noteGesture(): void {
  gestured = true;
}

export function playSound(name: SoundName): void {
  const { on, volume } = soundSetting();
  if (!on || volume === 0 || !gestured) return;
  void import('zzfx')
    .then(({ ZZFX, zzfx }) => {
      if (ZZFX.audioContext.state === 'suspended') void ZZFX.audioContext.resume();
      const [loudness, ...shape] = sounds[name];
      // Square the volume, so that half the volume setting sounds about half as loud.
      zzfx(loudness * (volume / LOUDEST) ** 2, ...shape);
    })
    // Ignore errors, because a stage also works without sound.
    .catch(() => undefined);
}

/** Returns a function that plays a stage's sounds. If several games are open, only the game in front is audible. */
export function useStageSound(): PlaySound {
  const windowState = useWindowState();
  return useCallback((name) => windowState.current.isFront && playSound(name), [windowState]);
}
