import { casinoTitles } from './casino-titles.ts';
import { createTitles } from './registry.ts';

/** Source of the titles in the compiled catalogue. */
export const CASINO_SOURCE = 'casino';

/**
 * Titles of this process. All applications in a process share them, like the functions of ports (decision 83), so that
 * pure rules can look a title up.
 */
export const titles = createTitles();
titles.put(CASINO_SOURCE, casinoTitles);
