import { readFileSync } from 'node:fs';

/**
 * Text of a message in one language. Two messages with the same `id` but different `context` are different messages.
 */
export interface Message {
  id: string;
  context: string;
  text: string;
  /** Note from the programmer to the translators; empty if there is none. */
  comment: string;
  /** Paths of the source files that contain the message, separated by spaces and relative to their application. */
  origin?: string;
}

const unquote = (line: string): string => JSON.parse(line.slice(line.indexOf('"'))) as string;

/** Returns the messages of a PO file, without its header (empty id) and obsolete messages (`#~`). */
export function readCatalogue(file: string): Message[] {
  const messages: Message[] = [];
  for (const block of readFileSync(file, 'utf8').split(/\n\s*\n/)) {
    let field: 'id' | 'text' | undefined;
    const message: Required<Message> = { id: '', context: '', text: '', comment: '', origin: '' };
    for (const line of block.split('\n')) {
      if (line.startsWith('#. ')) message.comment += line.slice(3);
      else if (line.startsWith('#: ')) message.origin += line.slice(2);
      else if (line.startsWith('msgctxt ')) message.context = unquote(line);
      else if (line.startsWith('msgid ')) {
        field = 'id';
        message.id = unquote(line);
      } else if (line.startsWith('msgstr ')) {
        field = 'text';
        message.text = unquote(line);
      } else if (line.startsWith('"') && field) message[field] += unquote(line);
    }
    if (message.id !== '') messages.push(message);
  }
  return messages;
}
