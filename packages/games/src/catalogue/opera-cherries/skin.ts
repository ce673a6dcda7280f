import type { SlotSkin } from '../../engines/slots/skin.ts';

export const skin: SlotSkin = {
  reels: { plateLight: '#fff8f6', plateDark: '#f3dcdc', gap: '#3a0a1c', dim: '#54243c' },
  lacquer: ['#a3123f', '#43071c'],
  controls: ['#2c0a20', '#14040f'],
  glow: '#ff9ab455',
};
