import { casinoTitles } from './casino-titles.ts';
import { createTitles } from './registry.ts';

/** Name of the source that adds the titles of the compiled catalogue. */
export const CASINO_SOURCE = 'casino';

/**
 * Registry of titles. All applications in this process share it, so that pure functions can look up titles (decision
 * 83).
 */
export const titles = createTitles();
titles.put(CASINO_SOURCE, casinoTitles);
