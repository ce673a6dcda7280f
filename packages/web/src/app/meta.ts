import { msg } from '@lingui/core/macro';

/** Description of the home page that search engines and messaging apps show under its title. */
export const homeDescription = msg`Slots, live games and table games in ten cities. Collect Coins and stamps, and check every round yourself.`;
