/**
 * Error texts for individual form fields, as sent in `errors` of a 422 response. Each entry is `[text, screen]`. The
 * texts follow specification §5 word for word and are in English, because the API's language is fixed to en. Clients
 * show the `fieldWordings` of the member's language instead.
 */
export const fieldTexts = {
  'field.required': ['This field is required', 'every form'],
  'field.fill_out': ['Please fill out this field', 'every form'],
  'field.wrong_type': ['This value has the wrong format', 'every form'],
  'field.invalid': ['This value is not valid', 'every form'],
  'field.unreadable': ['This text contains characters that cannot be stored', 'every form'],
  'field.too_long': ['This text is too long', 'every form'],
  'field.too_little': ['Please write a little more', 'contact, complaints'],
  'field.too_short': ['Please use 3 or more characters.', 'playlists'],
  'field.email_missing': [
    'Please enter your email address',
    'acquire passport, sign-in HUD, recovery',
  ],
  'field.email_invalid': ['Invalid email address', 'acquire passport, sign-in HUD, recovery'],
  'field.email_malformed': ['Invalid email', 'sign-in HUD, recovery, office member look-up'],
  'field.email_taken': ['Email Already Exists', 'acquire passport'],
  'field.email_same': ['This is already your e-mail address', 'my-passport'],
  'field.nickname_length': ['Use 5 to 28 letters and digits', 'my-passport'],
  'field.nickname_letters': ['Use only letters and digits', 'my-passport'],
  'field.nickname_profane': ['This nickname is not allowed', 'my-passport'],
  'field.nickname_taken': ['This nickname is taken', 'my-passport'],
  'field.password_missing': [
    'Please enter your password',
    'acquire passport, sign-in HUD, recovery',
  ],
  'field.password_weak': [
    'Use at least 8 characters, including a number, a special character and a capital letter',
    'acquire passport, settings, recovery',
  ],
  'field.password_too_long': ['Use at most 128 characters', 'acquire passport, settings, recovery'],
  'field.password_common': [
    'This password is too common. Please choose another one.',
    'acquire passport, settings, recovery',
  ],
  'field.password_mismatch': ['Your password and confirmation do not match', 'acquire passport'],
  'field.password_invalid': ['Invalid password', 'sign-in HUD, settings, recovery'],
  'field.password_same': ['Same Password as your current Password', 'settings, recovery'],
  'field.new_passwords_differ': ['Both new Passwords must match', 'settings, recovery'],
  'field.phone_invalid': ['Please Enter A Valid Phone Number', 'acquire passport'],
  'field.date_missing': ['Please Enter Your Date Of Birth', 'acquire passport'],
  'field.date_invalid': ['Please Enter A Valid Date', 'acquire passport'],
  'field.date_parts_invalid': ['Invalid Year, Month and Day', 'acquire passport'],
  'field.year_invalid': ['Invalid Year', 'acquire passport'],
  'field.month_invalid': ['Invalid Month', 'acquire passport'],
  'field.day_invalid': ['Invalid Day', 'acquire passport'],
  'field.too_young': ['You have to be 20 years old to gamble', 'acquire passport'],
  'field.too_young_there': [
    'You are not old enough to gamble in this country',
    'acquire passport, my-passport',
  ],
  'field.playlist_name_taken': [
    'A Playlist with that name already exists, please try another',
    'playlists',
  ],
} as const satisfies Record<string, readonly [english: string, screen: string]>;

export type FieldCode = keyof typeof fieldTexts;

const byText = new Map<string, FieldCode>(
  Object.entries(fieldTexts).map(([code, [english]]) => [english, code as FieldCode]),
);

/**
 * Returns the code of an English error text in the `errors` field of a response; undefined for an unknown text. With
 * the code, clients can show their own text.
 */
export function fieldCodeOf(english: string): FieldCode | undefined {
  return byText.get(english);
}
