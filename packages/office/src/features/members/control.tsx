import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Icon } from '@wl/ui/icon';
import { useRef, useState } from 'react';
import { useShortcuts } from '../../app/shortcuts.ts';
import s from './member-search.module.css';

/** Shows the search field for members, which is on every page. Pressing `/` focuses the field. */
export function MemberSearch() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => field.current?.focus() });
  return (
    <form
      role="search"
      aria-label={t`Find member`}
      className={s.search}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate({ to: '/members', search: { search } });
      }}
    >
      <Icon name="search" size={18} />
      <input
        ref={field}
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        placeholder={t`Find a member`}
        aria-label={t`Find a member by e-mail, nickname, name or ID`}
      />
      <kbd aria-hidden="true">/</kbd>
    </form>
  );
}
