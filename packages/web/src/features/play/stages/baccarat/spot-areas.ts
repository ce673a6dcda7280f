import type { BaccaratBetId } from '@wl/games/engines/baccarat/bets';
import s from './spot-areas.module.css';

/** Spots whose names are shown in large type. */
export const LARGE_SPOTS: ReadonlySet<string> = new Set(['player', 'banker', 'tie']);

/**
 * Returns the CSS class that sets a spot's named grid area and the colour of its side. The layout positions the area.
 */
export const areaOf = (bet: BaccaratBetId): string | undefined => s[bet];
