/** Part of a paste event that `pastedFiles` needs. */
interface Paste {
  clipboardData: Pick<DataTransfer, 'files' | 'getData'>;
  preventDefault: () => void;
}

/**
 * Returns the files in a paste event and prevents the browser from pasting their names. Text from a word processor or
 * spreadsheet comes with a picture of itself. In that case, returns no files and lets the browser paste the text.
 */
export function pastedFiles(event: Paste): File[] {
  const { clipboardData } = event;
  // A file copied from a folder comes with plain text (its name), and a picture copied from a page comes with HTML.
  // Only copied text comes with both.
  const isText =
    clipboardData.getData('text/plain') !== '' && clipboardData.getData('text/html') !== '';
  if (isText) return [];
  const files = [...clipboardData.files];
  if (files.length > 0) event.preventDefault();
  return files;
}
