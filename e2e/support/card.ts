import { randomInt } from 'node:crypto';

/**
 * Returns a new card number with a valid check digit (ISO/IEC 7812, Luhn). Each member needs a different card, because
 * a card used by more than one member raises a risk flag.
 */
export function ownCardNumber(): string {
  const digits = [4, ...Array.from({ length: 14 }, () => randomInt(10))];
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return [...digits, (10 - (sum % 10)) % 10].join('');
}
