import { useFormats } from '../../../app/language/formats.ts';

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** Returns a function that formats a multiplier in hundredths: 237 → 2.37×. */
export function useMultiplier(): (hundredths: number) => string {
  const { number } = useFormats();
  return (hundredths) => `${number(hundredths / 100, TWO_DECIMALS)}×`;
}
