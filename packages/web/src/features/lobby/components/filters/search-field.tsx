import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '@wl/ui/icon';
import s from './search-field.module.css';

export function SearchField({
  value,
  total,
  onChange,
}: {
  value: string;
  total: number;
  onChange: (value: string) => void;
}) {
  const { t } = useLingui();
  return (
    <div className={s.field} role="search">
      <Icon name="search" size={19} />
      <input
        type="search"
        value={value}
        maxLength={80}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={t`Search games`}
        placeholder={total > 0 ? t`Search ${total} games` : t`Search games`}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('');
        }}
      />
      {value !== '' && (
        <button type="button" onClick={() => onChange('')}>
          <Icon name="close" size={18} />
          <span className="sr-only">
            <Trans>Clear the search</Trans>
          </span>
        </button>
      )}
    </div>
  );
}
