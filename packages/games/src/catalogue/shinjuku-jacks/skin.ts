import type { VideoPokerSkin } from '../../engines/video-poker/skin.ts';

export const skin: VideoPokerSkin = { board: ['#5a1546', '#2a0a2e'], glow: '#7d1f58' };
