import { Plural, Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { Link, useParams } from '@tanstack/react-router';
import { campaign as readCampaign, countCampaignView, type Campaign } from '@wl/contract/campaigns';
import { Button, buttonClass } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { Stamp } from '@wl/ui/journey/stamp';
import { useEffect } from 'react';
import { request, useCall } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/formats.ts';
import { useSession, wantDestination } from '../../../app/session/session.ts';
import { Coupon } from '../components/coupon.tsx';
import { Postcard } from '../components/postcard.tsx';
import { SceneMissing, SceneWaiting } from '../components/scene-states.tsx';
import s from '../components/campaign.module.css';

/** Slug of the permanent campaign, whose page has its own path without a slug. */
const PERMANENT_CAMPAIGN = 'wonderful-casino';

/**
 * Shows the campaign page: a postcard from a city, a coupon with the item and all its rules, and the button that claims
 * the item.
 */
export default function CampaignPage() {
  const { slug = PERMANENT_CAMPAIGN } = useParams({ strict: false }) as { slug?: string };
  const { i18n } = useLingui();
  const query = useCall(readCampaign, { params: { slug } });
  useEffect(() => {
    // Count this view of the campaign for the back office. Ignore a failure, because it does not affect the visitor.
    request(countCampaignView, { params: { slug } }).catch(() => undefined);
  }, [slug]);
  if (query.isPending) return <SceneWaiting />;
  if (query.isError) return <SceneMissing error={query.error} again={() => void query.refetch()} />;
  const { data: campaign } = query.data;
  const words = campaign.texts[i18n.locale as 'en'];
  return (
    <Postcard
      city={campaign.city}
      kicker={
        <>
          <Icon name="gift" size={18} />
          {campaign.audience === 'new' ? (
            <Trans>A welcome offer for new members</Trans>
          ) : (
            <Trans>An offer from the casino</Trans>
          )}
        </>
      }
      title={words.title}
      lead={words.text}
    >
      <Coupon terms={campaign.terms}>
        <Facts campaign={campaign} />
      </Coupon>
      <Take campaign={campaign} />
    </Postcard>
  );
}

function Facts({ campaign }: { campaign: Campaign }) {
  const { dateTime } = useFormats();
  const { left } = campaign;
  return (
    <ul className={s.facts}>
      <li>
        <Icon name="user" size={16} />
        <Trans>Once per member</Trans>
      </li>
      {campaign.closes_at !== null && (
        <li>
          <Icon name="clock" size={16} />
          <Trans>Until {dateTime(campaign.closes_at)}</Trans>
        </li>
      )}
      {left !== null && left > 0 && (
        <li>
          <Icon name="ticket" size={16} />
          <Plural value={left} one="# item left" other="# items left" />
        </li>
      )}
    </ul>
  );
}

/**
 * Shows the button for claiming the campaign's item, or the reason why the item cannot be claimed. For visitors, the
 * button asks them to sign in first.
 */
function Take({ campaign }: { campaign: Campaign }) {
  const { dateTime } = useFormats();
  const isMember = useSession(({ status }) => status === 'member');
  const { id, slug, status, mine } = campaign;
  if (mine?.taken) return <Taken />;
  const reason =
    status === 'soon' ? (
      <Trans>This offer opens on {dateTime(campaign.opens_at)}.</Trans>
    ) : status === 'over' ? (
      <Trans>This offer has ended.</Trans>
    ) : status === 'none_left' ? (
      <Trans>All items have been claimed.</Trans>
    ) : mine && !mine.welcome ? (
      <Trans>This offer is for new members only. You joined more than a week ago.</Trans>
    ) : undefined;
  if (reason !== undefined)
    return (
      <div className={s.actions}>
        <Button size="large" wide reason={reason}>
          <Trans>Claim offer</Trans>
        </Button>
        <p className={s.quiet}>
          <Link to="/casino-floor">
            <Trans>Go to the casino floor</Trans>
          </Link>
        </p>
      </div>
    );
  return (
    <div className={s.actions}>
      <Link
        to="/campaign-grab-player-bonus/$slug/$id"
        params={{ slug, id }}
        preload={false}
        className={buttonClass({ size: 'large', wide: true })}
      >
        {isMember ? <Trans>Claim offer</Trans> : <Trans>Sign in to claim the offer</Trans>}
      </Link>
      {!isMember && (
        <p className={s.quiet}>
          <Trans>
            No passport yet?{' '}
            <Link
              to="/acquire-passport"
              onClick={() => wantDestination(`/campaign-grab-player-bonus/${slug}/${id}`)}
            >
              Acquire one
            </Link>
            . The offer will be waiting for you.
          </Trans>
        </p>
      )}
    </div>
  );
}

function Taken() {
  return (
    <div className={s.done}>
      <Stamp name={<Trans>Claimed</Trans>} tone="green" />
      <p>
        <Trans>You have already claimed this offer. It is in your bag.</Trans>
      </p>
      <Link to="/my-travel-bag" className={buttonClass({ wide: true })}>
        <Icon name="bag" size={20} />
        <Trans>Open my bag</Trans>
      </Link>
    </div>
  );
}
