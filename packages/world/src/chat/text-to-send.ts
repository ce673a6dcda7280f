/** Control characters that end a line or page in word processors. Pasted text can contain them. */
const BREAKS = /[\u000B\u000C]/g;
/** Control characters that must be removed because the server rejects them. */
const CONTROLS = /[\u0000-\u0008\u000E-\u001F]/g;

/**
 * Returns a message's text as it is sent: trims the text, converts vertical tabs and form feeds to line breaks, and
 * removes other control characters.
 */
export const textToSend = (text: string): string =>
  text.replaceAll(BREAKS, '\n').replaceAll(CONTROLS, '').trim();
