/** Control characters that end a line or page in word processors. Pasted text can contain them. */
const BREAKS = /[\u000B\u000C]/g;
/** Other control characters, which the server rejects. */
const CONTROLS = /[\u0000-\u0008\u000E-\u001F]/g;

/** Returns the text of a message to send: without control characters, and without spaces and line breaks around it. */
export const textToSend = (text: string): string =>
  text.replaceAll(BREAKS, '\n').replaceAll(CONTROLS, '').trim();
