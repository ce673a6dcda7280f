/** Behaviour of a test payment method. With `payout_fails`, payments succeed, but payouts to the method fail. */
export type Behaviour =
  | 'success'
  | 'decline'
  | 'insufficient'
  | 'three_d_secure'
  | 'delayed'
  | 'duplicate'
  | 'out_of_order'
  | 'charge_back'
  | 'partial_refund'
  | 'payout_fails';

export interface TestCard {
  number: string;
  behaviour: Behaviour;
}

/** Test cards, documented on the hosted page. Any other number that passes the Luhn check succeeds. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', behaviour: 'success' },
  { number: '5555555555554444', behaviour: 'success' },
  { number: '4000000000000002', behaviour: 'decline' },
  { number: '4000000000009995', behaviour: 'insufficient' },
  { number: '4000000000003220', behaviour: 'three_d_secure' },
  { number: '4000000000001117', behaviour: 'delayed' },
  { number: '4000000000002222', behaviour: 'duplicate' },
  { number: '4000000000003337', behaviour: 'out_of_order' },
  { number: '4000000000004442', behaviour: 'charge_back' },
  { number: '4000000000005555', behaviour: 'partial_refund' },
  { number: '4000000000006660', behaviour: 'payout_fails' },
];

/** Code accepted in the 3-D Secure step; any other code is rejected. */
export const THREE_D_SECURE_CODE = '123456';

/** Behaviour that the sandbox simulates for the listed e-wallet user ids. Payments with any other id succeed. */
export const testWallets: Readonly<Record<string, Behaviour>> = {
  'no-funds': 'insufficient',
  blocked: 'decline',
  'payout-fails': 'payout_fails',
};

/** Returns the digits of a card number, or undefined if its length is invalid or the Luhn check fails. */
export function cardNumber(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^\d{13,19}$/.test(digits)) return undefined;
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0 ? digits : undefined;
}

export function cardBrand(digits: string): string {
  if (digits.startsWith('4')) return 'Visa';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'Mastercard';
  if (/^3[47]/.test(digits)) return 'American Express';
  if (/^(6011|65|64[4-9])/.test(digits)) return 'Discover';
  return 'Card';
}

export function cardBehaviour(digits: string): Behaviour {
  return testCards.find(({ number }) => number === digits)?.behaviour ?? 'success';
}

/** Returns true for a valid expiry date `MM/YY` that has not passed. Spaces and a four-digit year are accepted. */
export function isExpiryGood(text: string, now: Date): boolean {
  const match = /^\s*(\d{1,2})\s*[/-]?\s*(?:20)?(\d{2})\s*$/.exec(text);
  const month = Number(match?.[1]);
  if (!match || month < 1 || month > 12) return false;
  return Date.UTC(2000 + Number(match[2]), month) > now.getTime();
}

/**
 * Masks a user id: the first two characters, `•••`, and the last character if the id has more than four. Members
 * recognise their own id, but nobody can sign in with the masked id.
 */
export function maskUser(user: string): string {
  return `${user.slice(0, 2)}•••${user.length > 4 ? user.slice(-1) : ''}`;
}
