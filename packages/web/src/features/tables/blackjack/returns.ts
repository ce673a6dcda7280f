/**
 * Return to player of the shared hand in percent, with the published strategy. A test compares it with the exact
 * return, which it computes by enumerating all hands.
 */
export const RETURN = 98.9971;
