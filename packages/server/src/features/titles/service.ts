import { casinoTitles } from './casino-titles.ts';
import { createTitles } from './registry.ts';

/** Source of the titles in the compiled catalogue. */
export const CASINO_SOURCE = 'casino';

/**
 * Title registry of this process. All applications in a process share it, as they share the ports (decision 83), so
 * that pure rules can look up a title.
 */
export const titles = createTitles();
titles.put(CASINO_SOURCE, casinoTitles);
