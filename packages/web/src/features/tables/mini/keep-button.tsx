import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Icon } from '@wl/ui/icon';
import { setKeptTable, useKeptTable } from './kept-table.ts';
import s from './keep-button.module.css';

/** Shows the button that keeps a table in view on other pages. The first press loads the code of the mini table. */
export function KeepButton({ slug, className }: { slug: string; className?: string | undefined }) {
  const { t } = useLingui();
  const router = useRouter();
  const isKept = useKeptTable() === slug;
  const toggle = () => {
    setKeptTable(isKept ? null : slug);
    // If loading fails, forget the kept table, so that the button can be pressed again.
    if (!isKept)
      void import('./mount-mini-table.tsx').then(
        ({ mountMiniTable }) => mountMiniTable(router),
        () => setKeptTable(null),
      );
  };
  return (
    <button
      type="button"
      className={`${s.keep} ${className ?? ''}`}
      aria-pressed={isKept}
      aria-label={t`Keep table in view`}
      title={isKept ? t`The table stays in view on other pages` : t`Keep table in view`}
      onClick={toggle}
    >
      <Icon name="picture-in-picture" size={20} />
    </button>
  );
}
