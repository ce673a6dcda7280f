import type { SlotSkin } from '../../engines/slots/skin.ts';

export const skin: SlotSkin = {
  reels: { plateLight: '#fdfcf6', plateDark: '#dedfd6', gap: '#0c1230', dim: '#2a3060' },
  lacquer: ['#1d2f8f', '#0b1340'],
  controls: ['#11183c', '#080c20'],
  glow: '#ff4d5a44',
};
