/**
 * Return to player in percent, listed for one spot of each kind of bet. Pages do not compute these figures. A test
 * compares them with the exact analysis of all 216 throws.
 */
export const RETURNS: Readonly<Record<string, number>> = {
  small: 97.222222,
  odd: 97.222222,
  'total:4': 84.722222,
  'total:5': 86.111111,
  'total:6': 83.333333,
  'total:7': 90.277778,
  'total:8': 87.5,
  'total:9': 92.592593,
  'total:10': 87.5,
  'single:1': 96.296296,
  'combination:1-2': 97.222222,
  'double:1': 88.888889,
  'triple:1': 83.796296,
  'any-triple': 86.111111,
};
