import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps, useLocation } from '@tanstack/react-router';
import type { Clerk } from '@wl/contract/office/staff';
import { Icon } from '@wl/ui/icon';
import { useEffect, useId, useRef, useState } from 'react';
import type { LinkGroup } from '../feature.ts';
import { features, groupsOf, linksOf, type NavigationLink } from '../features.ts';
import { may } from '../session.ts';
import s from './navigation.module.css';

const links = linksOf(features);
const groups = groupsOf(features);

interface GroupLinksProps {
  group: LinkGroup;
  shown: readonly NavigationLink[];
  onFollow: () => void;
}

function GroupLinks({ group, shown, onFollow }: GroupLinksProps) {
  const { i18n } = useLingui();
  const heading = useId();
  return (
    <div>
      <p id={heading} className={s.heading}>
        {i18n._(group.heading)}
      </p>
      <ul aria-labelledby={heading}>
        {shown.map(({ path, label, badge: Badge }) => (
          <li key={path}>
            <Link
              to={path as NonNullable<LinkProps['to']>}
              activeProps={{ 'aria-current': 'page' }}
              onClick={onFollow}
            >
              {i18n._(label)}
              {Badge && <Badge />}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Shows the links to the pages that the clerk may open, by group. In narrow windows, a button opens and closes the
 * list.
 */
export function Navigation({ clerk }: { clerk: Clerk }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const section = useLocation({ select: ({ pathname }) => pathname.split('/')[1] });
  // In a short window, the list of pages scrolls, so scroll the link to the current page into view.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [section]);
  return (
    <nav className={s.nav} aria-label={t`Pages`}>
      <button
        type="button"
        className={s.menu}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="menu" size={20} />
        <Trans>Menu</Trans>
      </button>
      <div ref={list} id={listId} className={s.groups} data-open={isOpen}>
        {groups.map((group) => {
          const shown = links.filter(
            (link) => link.group === group.name && may(clerk, link.permission),
          );
          return (
            shown.length > 0 && (
              <GroupLinks
                key={group.name}
                group={group}
                shown={shown}
                onFollow={() => setOpen(false)}
              />
            )
          );
        })}
      </div>
    </nav>
  );
}
