import { Trans, useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { cx } from '@wl/ui/cx';
import { Logo } from '@wl/ui/logo';
import { brand } from '@wl/world/casino/brand';
import { hasPage } from '../features.ts';
import { currentLanguage } from '../language/language.ts';
import { useSession } from '../session/session.ts';
import s from './frame.module.css';
import { LanguageSwitcher } from './language-switcher.tsx';

/** Product version, inserted by the build from the root package (decisions §1). */
const version = import.meta.env['VITE_VERSION'] as string;

const pages = [
  { path: '/about-us', text: msg`About us` },
  { path: '/news', text: msg`News` },
  { path: '/how-to', text: msg`How it works` },
  { path: '/faq', text: msg`FAQ` },
  { path: '/contact-us', text: msg`Contact` },
  { path: '/fair-play', text: msg`Fair play` },
  { path: '/responsible-gaming', text: msg`Safe travel` },
  { path: '/bonus-policy', text: msg`Bonus policy` },
  { path: '/payment_policy', text: msg`Payment policy` },
  { path: '/aml-kyc-Policy', text: msg`Identity checks` },
  { path: '/complaints', text: msg`Complaints` },
  { path: '/terms-of-use', text: msg`Terms of use` },
  { path: '/privacy-policy', text: msg`Privacy` },
  { path: '/cookies', text: msg`Cookies` },
  { path: '/credits', text: msg`Credits` },
];

export function Footer() {
  const { t, i18n } = useLingui();
  const isMember = useSession((session) => session.status === 'member');
  return (
    <footer className={s.footer}>
      <div className={cx(s.footerInside, isMember && s.footerLast)}>
        <div className="flex flex-col items-start gap-4">
          <Logo name={brand.name} small />
          <div className={s.safe}>
            <span className={s.age}>20+</span>
            <p>
              <Trans>
                Play for fun, never to make money. Set limits, take a break or exclude yourself on
                the <Link to="/responsible-gaming">Safe travel</Link> page.
              </Trans>
            </p>
          </div>
        </div>
        <nav aria-label={t`Information`} className={s.footerLinks}>
          {pages
            .filter((page) => hasPage(page.path))
            .map((page) => (
              <Link key={page.path} to={page.path}>
                {i18n._(page.text)}
              </Link>
            ))}
        </nav>
        <div className={s.small}>
          <LanguageSwitcher />
          <span>{brand.licenceText[currentLanguage()]}</span>
          <span>
            © {brand.legalEntity} · <Trans>Version {version}</Trans>
          </span>
        </div>
      </div>
    </footer>
  );
}
