import type { SlotSkin } from '../../engines/slots/skin.ts';

export const skin: SlotSkin = {
  reels: { plateLight: '#fbf7ea', plateDark: '#ded3b4', gap: '#0b0b0d', dim: '#3a352a' },
  lacquer: ['#2b2b30', '#08080a'],
  controls: ['#1b1a1d', '#0b0a0c'],
  glow: '#ffcf5a55',
};
