import type { SlotSkin } from '../../engines/slots/skin.ts';

export const skin: SlotSkin = {
  reels: { plateLight: '#f2fbff', plateDark: '#cfe6ee', gap: '#05263a', dim: '#1e4560' },
  lacquer: ['#157a9c', '#063349'],
  controls: ['#0a2a44', '#051527'],
  glow: '#7fe9ff55',
};
