/** Returns the logarithm of the gamma function for x > 0 (Lanczos approximation, error below 2 × 10^−10). */
function logGamma(x: number): number {
  const coefficients = [
    76.18009172947146, -86.50532032941677, 24.01409824083091, -1.231739572450155,
    0.1208650973866179e-2, -0.5395239384953e-5,
  ];
  const shifted = x + 5.5 - (x + 0.5) * Math.log(x + 5.5);
  let series = 1.000000000190015;
  coefficients.forEach((coefficient, index) => (series += coefficient / (x + 1 + index)));
  return -shifted + Math.log((2.5066282746310005 * series) / x);
}

/** Returns the regularised lower incomplete gamma function P(a, x), computed from its series. */
function gammaSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n < 2_000 && Math.abs(term) > Math.abs(sum) * 1e-15; n++) {
    term *= x / (a + n);
    sum += term;
  }
  return sum * Math.exp(-x + a * Math.log(x) - logGamma(a));
}

/** Returns the regularised upper incomplete gamma function Q(a, x), computed from its continued fraction (Lentz). */
function gammaFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1; n < 2_000; n++) {
    const step = -n * (n - a);
    b += 2;
    d = step * d + b;
    if (Math.abs(d) < 1e-300) d = 1e-300;
    c = b + step / c;
    if (Math.abs(c) < 1e-300) c = 1e-300;
    d = 1 / d;
    fraction *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return Math.exp(-x + a * Math.log(x) - logGamma(a)) * fraction;
}

/** Returns the probability that a chi-square variable with `freedom` degrees of freedom exceeds `value`. */
export function chiSquareTail(value: number, freedom: number): number {
  if (value <= 0) return 1;
  const a = freedom / 2;
  const x = value / 2;
  return x < a + 1 ? 1 - gammaSeries(a, x) : gammaFraction(a, x);
}

/**
 * Returns the two-sided p-value of observed counts, given expected counts: twice the smaller tail probability, because
 * counts can be too regular or too irregular. Cells with expected counts below 5 are merged with neighbours.
 */
export function chiSquareP(observed: readonly number[], expected: readonly number[]): number {
  let statistic = 0;
  let cells = 0;
  let pendingObserved = 0;
  let pendingExpected = 0;
  let rest = expected.reduce((sum, value) => sum + value, 0);
  observed.forEach((count, index) => {
    pendingObserved += count;
    pendingExpected += expected[index] ?? 0;
    rest -= expected[index] ?? 0;
    const last = index === observed.length - 1;
    if (!last && (pendingExpected < 5 || rest < 5)) return;
    statistic += (pendingObserved - pendingExpected) ** 2 / pendingExpected;
    cells += 1;
    pendingObserved = 0;
    pendingExpected = 0;
  });
  const tail = chiSquareTail(statistic, cells - 1);
  return Math.min(1, 2 * Math.min(tail, 1 - tail));
}

/**
 * Returns the two-sided p-value of `value`: the probability that a standard normal variable is at least as far from 0
 * as `value`.
 */
export function normalP(value: number): number {
  return chiSquareTail(value * value, 1);
}

/** Returns the names of the tests that fail at family-wise error rate `alpha` (Holm's step-down procedure). */
export function holmRejections(pValues: Readonly<Record<string, number>>, alpha: number): string[] {
  const sorted = Object.entries(pValues).sort((a, b) => a[1] - b[1]);
  const rejected: string[] = [];
  for (const [name, p] of sorted) {
    if (p > alpha / (sorted.length - rejected.length)) break;
    rejected.push(name);
  }
  return rejected;
}
