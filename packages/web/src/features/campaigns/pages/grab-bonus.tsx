import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { Link, useParams } from '@tanstack/react-router';
import { campaign as readCampaign, grabBonus } from '@wl/contract/campaigns';
import { Icon } from '@wl/ui/icon';
import { keyOf, queryClient, useCall, useSend } from '../../../app/api.ts';
import { PageMissing } from '../../../app/shell/page-states.tsx';
import { Coupon } from '../components/coupon.tsx';
import { Postcard } from '../components/postcard.tsx';
import { PutIntoBag } from '../components/put-into-bag.tsx';
import { SceneMissing, SceneWaiting } from '../components/scene-states.tsx';
import s from '../components/campaign.module.css';

/**
 * Shows the page that a campaign's button opens after sign-in: the coupon, and a button that puts the campaign's item
 * into the bag.
 */
export default function GrabBonus() {
  const { slug = '', id = '' } = useParams({ strict: false }) as { slug?: string; id?: string };
  const { i18n } = useLingui();
  const query = useCall(readCampaign, { params: { slug } }, { refetchOnMount: 'always' });
  const grab = useSend(grabBonus, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keyOf(readCampaign) }),
  });
  if (query.isPending) return <SceneWaiting />;
  if (query.isError) return <SceneMissing error={query.error} again={() => void query.refetch()} />;
  const { data: campaign } = query.data;
  if (campaign.id !== id) return <PageMissing />;
  return (
    <Postcard
      city={campaign.city}
      kicker={
        <>
          <Icon name="ticket" size={18} />
          <Trans>Your coupon</Trans>
        </>
      }
      title={campaign.texts[i18n.locale as 'en'].title}
    >
      <Coupon terms={campaign.terms} />
      <PutIntoBag
        isDone={grab.isSuccess || campaign.mine?.taken === true}
        isFresh={grab.isSuccess}
        isPending={grab.isPending}
        error={grab.error}
        onPress={() => grab.mutate({ params: { slug }, body: { id } })}
      />
      <p className={s.quiet}>
        <Link to="/campaign/$slug" params={{ slug }}>
          <Trans>Back to the offer</Trans>
        </Link>
      </p>
    </Postcard>
  );
}
