import type { SlotSkin } from '../../engines/slots/skin.ts';

export const skin: SlotSkin = {
  reels: { plateLight: '#fffdf6', plateDark: '#e6e9f2', gap: '#11182e', dim: '#34406e' },
  lacquer: ['#e8e9f4', '#7d86a8'],
  controls: ['#1c2446', '#0b1024'],
  glow: '#6fd3ff55',
};
