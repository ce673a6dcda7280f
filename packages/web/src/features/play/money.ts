import { useFormats } from '../../app/language/formats.ts';

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
    /** Formats an amount, such as the stake per line, with any fractions of a cent. */
    exact: (cents: number) =>
      number(cents / 100, { ...DOLLARS, minimumFractionDigits: 2, maximumFractionDigits: 4 }),
    /** Formats an amount for limits and chips, without cents if they are zero. */
    short: (cents: number) => (cents % 100 === 0 ? number(cents / 100, DOLLARS) : money(cents)),
    number: (value: number) => number(value),
    /** Formats a number that is already a percentage, as in published game figures: 96.0009 → 96.00%. */
    percent: (value: number) => percent(value / 100),
  };
}
