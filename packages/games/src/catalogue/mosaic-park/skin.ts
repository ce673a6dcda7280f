import type { SlotSkin } from '../../engines/slots/skin.ts';

export const skin: SlotSkin = {
  reels: { plateLight: '#fffaf0', plateDark: '#efdfc2', gap: '#15426b', dim: '#33587c' },
  lacquer: ['#2f7fc0', '#103a66'],
  controls: ['#12304f', '#081a2d'],
  glow: '#ffd87a66',
};
