/**
 * Pure functions that build the two machine-readable lines of a passport's data page from the member's own data (ICAO
 * 9303, TD3: 44 characters each). The lines are only decorative and are never read by a machine.
 */

const LINE = 44;
const NAMES = 39;
/** Wanderluck's issuer code, which no state uses. */
const ISSUER = 'WLK';

const ALIKE: Readonly<Record<string, string>> = {
  ...{ Æ: 'AE', Œ: 'OE', Ø: 'OE', ß: 'SS', Þ: 'TH', Ð: 'D', Ł: 'L', İ: 'I', ı: 'I' },
};

/** Converts text to capital letters (A to Z) and digits. Word separators become `<`. */
export function transliterate(text: string): string {
  return [...text]
    .map((letter) => ALIKE[letter] ?? ALIKE[letter.toUpperCase()] ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[’']/g, '')
    .replace(/[^A-Z0-9]+/g, '<')
    .replace(/^<|<$/g, '');
}

/**
 * Returns the check digit defined by ICAO 9303: the sum of the character values (0 to 35), weighted 7, 3, 1 in turn,
 * modulo 10.
 */
export function checkDigit(text: string): string {
  const valueOf = (character: string) =>
    character === '<' ? 0 : Number.parseInt(character, 36) || 0;
  const sum = [...text].reduce(
    (total, one, at) => total + valueOf(one) * ([7, 3, 1][at % 3] ?? 0),
    0,
  );
  return String(sum % 10);
}

/**
 * Returns a number in the style of a passport number: the letter W and the last eight characters of the member's id.
 */
export function passportNumber(memberId: string): string {
  return `W${memberId.replaceAll('-', '').slice(-8).toUpperCase()}`;
}

const fill = (text: string, length: number) => text.padEnd(length, '<').slice(0, length);
/** Formats a date for the machine-readable zone: `1990-05-17` becomes `900517`. */
const sixDigits = (date: string) => date.slice(2, 10).replaceAll('-', '');

export interface Holder {
  firstName: string;
  lastName: string;
  nickname: string;
  /** ISO 3166 alpha-2. */
  nationality: string;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string;
  /** ISO 8601. */
  issuedAt: string;
  /** From `passportNumber`. */
  number: string;
}

export function machineLines(holder: Holder): [string, string] {
  const names = `${transliterate(holder.lastName)}<<${transliterate(holder.firstName)}`;
  const number = fill(holder.number, 9);
  const birth = sixDigits(holder.dateOfBirth);
  const issued = sixDigits(holder.issuedAt);
  const own = fill(transliterate(holder.nickname), 14);
  const parts = [
    number + checkDigit(number),
    birth + checkDigit(birth),
    issued + checkDigit(issued),
    own + checkDigit(own),
  ];
  const line =
    `${parts[0] ?? ''}${fill(holder.nationality, 3)}${parts[1] ?? ''}<` +
    `${parts[2] ?? ''}${parts[3] ?? ''}${checkDigit(parts.join(''))}`;
  return [`P<${ISSUER}${fill(names, NAMES)}`, fill(line, LINE)];
}
