import { msg } from '@lingui/core/macro';

/** Page description that search engines and messaging apps show under the title. */
export const homeDescription = msg`Slots, live games and table games in ten cities. Collect Coins and stamps, and check every round yourself.`;
