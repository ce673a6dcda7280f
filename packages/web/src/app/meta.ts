import { msg } from '@lingui/core/macro';

/** Page description that search engines and messengers show under the title. */
export const homeDescription = msg`Slots, live and table games in ten cities. Acquire your passport, collect Coins and stamps, and check every round yourself.`;
