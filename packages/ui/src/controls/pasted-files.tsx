/** The parts of a paste event that are needed here. */
interface Paste {
  clipboardData: Pick<DataTransfer, 'files' | 'getData'>;
  preventDefault: () => void;
}

/**
 * Returns the files of a paste, and then prevents the browser from pasting their names. Word processors and
 * spreadsheets add a picture to the text that was copied; then the text is pasted, and there are no files.
 */
export function pastedFiles(event: Paste): File[] {
  const { clipboardData } = event;
  // A file copied from a folder has its name as plain text, and a picture copied from a page has only HTML.
  const isText =
    clipboardData.getData('text/plain') !== '' && clipboardData.getData('text/html') !== '';
  if (isText) return [];
  const files = [...clipboardData.files];
  if (files.length > 0) event.preventDefault();
  return files;
}
