import type { SlotSkin } from '../../engines/slots/skin.ts';

export const skin: SlotSkin = {
  reels: { plateLight: '#fffaf0', plateDark: '#f4e2bd', gap: '#0a4a5c', dim: '#2a5a6a' },
  lacquer: ['#27b3c0', '#0a5766'],
  controls: ['#0b3a4d', '#06202d'],
  glow: '#ffe9a866',
};
