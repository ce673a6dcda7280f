import { useFormats } from '../../app/formats.ts';

const DOLLARS: Intl.NumberFormatOptions = {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  minimumFractionDigits: 0,
};

/** Returns formatters for amounts on stages, in the member's language. */
export function useMoney() {
  const { money, signedMoney, number, percent } = useFormats();
  return {
    money,
    signed: signedMoney,
    /** With fractions of a cent if there are any, such as the stake of one of many lines. */
    exact: (cents: number) =>
      number(cents / 100, { ...DOLLARS, minimumFractionDigits: 2, maximumFractionDigits: 4 }),
    /** Without cents if they are zero: limits, chips. */
    short: (cents: number) => (cents % 100 === 0 ? number(cents / 100, DOLLARS) : money(cents)),
    number: (value: number) => number(value),
    /** From percent, as the games publish their figures: 96.0009 → 96.00%. */
    percent: (value: number) => percent(value / 100),
  };
}
