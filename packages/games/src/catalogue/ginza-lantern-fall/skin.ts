import type { SlotSkin } from '../../engines/slots/skin.ts';

export const skin: SlotSkin = {
  reels: { plateLight: '#2b2350', plateDark: '#17122f', gap: '#0b0818', dim: '#2a2440' },
  lacquer: ['#3c2f78', '#150f33'],
  controls: ['#171233', '#0a0818'],
  glow: '#ffb34766',
};
