import { Plural, Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { Link } from '@tanstack/react-router';
import { campaign as readCampaign } from '@wl/contract/campaigns';
import { START_COINS } from '@wl/world/casino/limits';
import { buttonClass } from '@wl/ui/controls/button';
import { Icon, type IconName } from '@wl/ui/icon';
import type { ReactNode } from 'react';
import { useCall } from '../../../app/api.ts';
import { useSession, wantedDestination } from '../../../app/session/session.ts';
import { Postcard } from '../components/postcard.tsx';
import { useItemWords } from '../use-item-words.ts';
import s from '../components/campaign.module.css';

/**
 * Returns the campaign's slug if `href`, the URL that the visitor wanted to open, is a campaign link; otherwise
 * undefined.
 */
const slugOf = (href: string | undefined): string | undefined =>
  /^\/campaign-grab-player-bonus\/([a-z0-9-]+)\//.exec(href ?? '')?.[1];

/**
 * Greets a new member who registered through a campaign. Shows the campaign's item and the next step towards getting
 * it.
 */
export default function Arrive() {
  const player = useSession((session) => session.player);
  const city = useSession((session) => session.city);
  const href = wantedDestination();
  const slug = slugOf(href);
  const nickname = player?.nickname ?? '';
  return (
    <Postcard
      city={city?.id ?? 'tokyo'}
      kicker={
        <>
          <Icon name="plane" size={18} />
          <Trans>Welcome aboard</Trans>
        </>
      }
      title={<Trans>You have arrived</Trans>}
      lead={<Trans>{nickname}, your passport is ready. Here is what comes next.</Trans>}
    >
      <ul className={s.list}>
        <Waits
          icon="coin"
          name={<Plural value={START_COINS} one="# Coin" other="# Coins" />}
          line={<Trans>already in your wallet, to spend on trips and marketplace items</Trans>}
        />
        {slug !== undefined && <LoadedCampaign slug={slug} />}
        <Waits
          icon="envelope"
          name={<Trans>An e-mail with a six-digit code</Trans>}
          line={
            player?.email_confirmed ? (
              <Trans>your e-mail address is already confirmed</Trans>
            ) : (
              <Trans>sent to {player?.email} to confirm your e-mail address</Trans>
            )
          }
        />
      </ul>
      <div className={s.actions}>
        <Onward isConfirmed={player?.email_confirmed === true} href={href} />
      </div>
    </Postcard>
  );
}

/**
 * Links to the member's next step. Until the e-mail address is confirmed, that step is to confirm it, and the original
 * destination remains stored.
 */
function Onward({ isConfirmed, href }: { isConfirmed: boolean; href: string | undefined }) {
  const look = buttonClass({ size: 'large', wide: true });
  if (!isConfirmed)
    return (
      <Link to="/unverified-email-access" className={look}>
        <Trans>Enter the six-digit code</Trans>
      </Link>
    );
  return (
    <Link to={slugOf(href) === undefined ? '/casino-floor' : (href ?? '/')} className={look}>
      {slugOf(href) === undefined ? (
        <Trans>Go to the casino floor</Trans>
      ) : (
        <Trans>Claim your offer</Trans>
      )}
    </Link>
  );
}

function LoadedCampaign({ slug }: { slug: string }) {
  const { i18n } = useLingui();
  const words = useItemWords();
  const query = useCall(readCampaign, { params: { slug } });
  const campaign = query.data?.data;
  if (campaign?.status !== 'open') return null;
  return (
    <Waits
      icon="gift"
      name={campaign.texts[i18n.locale as 'en'].title}
      line={words(campaign.terms).name}
    />
  );
}

function Waits({ icon, name, line }: { icon: IconName; name: ReactNode; line: ReactNode }) {
  return (
    <li>
      <span className={s.mark} aria-hidden="true">
        <Icon name={icon} size={24} />
      </span>
      <span>
        <b>{name}</b>
        <span>{line}</span>
      </span>
    </li>
  );
}
