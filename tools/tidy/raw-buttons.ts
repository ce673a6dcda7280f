import type { Finding } from './rules.ts';
import type { SourceFile } from './source.ts';

const isTest = (file: string) => /\.(test|spec)\.tsx$|\/testing[^/]*\.tsx$/.test(file);

/** Files with a button that no component of the UI kit can replace, each with the reason. */
const ownButtons: Readonly<Record<string, string>> = {
  'app/shell/navigation.tsx': 'Opens the navigation, and looks like the links in it.',
  'features/articles/components/focal-point.tsx': 'Marks a point of a picture, and is moved.',
  'features/support/components/filters.tsx': 'Is inside the frame of the search field.',
  'features/support/components/overview.tsx': 'A tile with a figure, which filters the queue.',
  'features/wallet/components/reconciled-days.tsx':
    'A day of a calendar, in the colour of its result.',
};

/**
 * Reports each back-office file that contains a raw `<button>`. Buttons must be `Button` or `RowButton` from `ui`, so
 * that they all look and behave alike.
 */
export function rawButtons(files: readonly SourceFile[]): Finding[] {
  return files.flatMap(({ path: file, text }) => {
    const own = /^packages\/office\/src\/(.+\.tsx)$/.exec(file)?.[1];
    if (own === undefined || own in ownButtons || isTest(file)) return [];
    const count = text.match(/<button\b/g)?.length ?? 0;
    return count === 0 ? [] : [{ rule: 'raw button', path: file, what: `${count} × <button>` }];
  });
}
