import type { SlotSkin } from '../../engines/slots/skin.ts';

export const skin: SlotSkin = {
  reels: { plateLight: '#eef0ee', plateDark: '#c9d0d2', gap: '#10181f', dim: '#2c3844' },
  lacquer: ['#3c4e5c', '#131c25'],
  controls: ['#18222c', '#0a1016'],
  glow: '#dfe9f055',
};
