/** Text of a field, with its selected range. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** Replacement of the range `from`–`to` with `insert`. Afterwards, the range `start`–`end` is selected. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

/**
 * Returns a function that toggles the emphasis of the selected words. Spaces at either end of the selection stay
 * outside the marks, as Markdown requires.
 */
function emphasis(mark: string) {
  return ({ text, start, end }: Selected): Edit => {
    const chosen = text.slice(start, end);
    const from = start + (chosen.length - chosen.trimStart().length);
    const to = from + chosen.trim().length;
    const words = text.slice(from, to);
    const size = mark.length;
    const isMarked =
      text.slice(from - size, from) === mark &&
      text.slice(to, to + size) === mark &&
      // An asterisk next to another asterisk is part of `**`, so the text is bold rather than italic.
      (size > 1 || text[from - 2] !== mark);
    if (isMarked)
      return {
        from: from - size,
        to: to + size,
        insert: words,
        start: from - size,
        end: to - size,
      };
    return { from, to, insert: `${mark}${words}${mark}`, start: from + size, end: to + size };
  };
}

const URL_START = 'https://';

/**
 * Turns the selected words into a link, and selects its URL. If no words are selected, puts the cursor where the link
 * text belongs.
 */
function link({ text, start, end }: Selected): Edit {
  const words = text.slice(start, end);
  const insert = `[${words}](${URL_START})`;
  const url = start + words.length + 3;
  const next = words === '' ? { start: start + 1, end: start + 1 } : { start: url, end: url + 8 };
  return { from: start, to: end, insert, ...next };
}

/** Returns a function that adds a prefix to each selected line, or removes the prefix if all these lines have it. */
function prefix(mark: string) {
  return ({ text, start, end }: Selected): Edit => {
    const from = text.slice(0, start).lastIndexOf('\n') + 1;
    const after = text.indexOf('\n', end);
    const to = after < 0 ? text.length : after;
    const lines = text.slice(from, to).split('\n');
    const isMarked = lines.every((line) => line.startsWith(mark));
    const insert = lines
      .map((line) =>
        isMarked ? line.slice(mark.length) : line.startsWith(mark) ? line : mark + line,
      )
      .join('\n');
    const isOneLine = lines.length === 1;
    return {
      from,
      to,
      insert,
      start: isOneLine ? from + insert.length : from,
      end: from + insert.length,
    };
  };
}

/** Edits that the toolbar offers. */
export const markdownEdits = {
  bold: emphasis('**'),
  italic: emphasis('*'),
  link,
  list: prefix('- '),
  heading: prefix('## '),
} as const;
export type MarkdownEdit = keyof typeof markdownEdits;

/** Inserts a block, such as a picture, after the selected text, with empty lines around it. */
export function blockEdit({ text, end }: Selected, block: string): Edit {
  const [before, after] = [text.slice(0, end).trimEnd(), text.slice(end).trimStart()];
  const insert = `${before === '' ? '' : '\n\n'}${block}\n\n`;
  const at = before.length + insert.length;
  return { from: before.length, to: text.length - after.length, insert, start: at, end: at };
}

/** Inserts a placeholder, such as `{topUpMin}`, in place of the selected text. */
export function fieldEdit({ start, end }: Selected, name: string): Edit {
  const insert = `{${name}}`;
  const at = start + insert.length;
  return { from: start, to: end, insert, start: at, end: at };
}
