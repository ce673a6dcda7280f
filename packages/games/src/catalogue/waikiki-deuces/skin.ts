import type { VideoPokerSkin } from '../../engines/video-poker/skin.ts';

export const skin: VideoPokerSkin = { board: ['#0d6a6e', '#063a46'], glow: '#12909a' };
