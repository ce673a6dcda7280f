import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Icon } from '@wl/ui/icon';
import s from './hud.module.css';
import { bottomItems } from './menu-items.ts';

/** Shows a bottom bar on phones, with links to the main pages within reach of the thumb. */
export default function BottomBar() {
  const { t, i18n } = useLingui();
  return (
    <nav className={s.bottom} aria-label={t`Main pages`}>
      <Link to="/" className={s.tab} activeOptions={{ exact: true }}>
        <Icon name="home" size={24} />
        <Trans>Home</Trans>
      </Link>
      {bottomItems().map((item) => (
        <Link key={item.path} to={item.path} className={s.tab}>
          <Icon name={item.icon} size={24} />
          {i18n._(item.text)}
        </Link>
      ))}
    </nav>
  );
}
