import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { useParams } from '@tanstack/react-router';
import { gift as readGift, grabGift } from '@wl/contract/campaigns';
import { Icon } from '@wl/ui/icon';
import { useCall, useSend } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/formats.ts';
import { Coupon } from '../components/coupon.tsx';
import { Postcard } from '../components/postcard.tsx';
import { PutIntoBag } from '../components/put-into-bag.tsx';
import { SceneMissing, SceneWaiting } from '../components/scene-states.tsx';
import s from '../components/campaign.module.css';

/** Shows the page that a personal gift link opens. The member can claim the gift on this page. */
export default function GrabGift() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const { i18n } = useLingui();
  const { dateTime } = useFormats();
  const query = useCall(readGift, { params: { id } }, { refetchOnMount: 'always' });
  const grab = useSend(grabGift);
  if (query.isPending) return <SceneWaiting />;
  if (query.isError) return <SceneMissing error={query.error} again={() => void query.refetch()} />;
  const { data: gift } = query.data;
  const words = gift.texts[i18n.locale as 'en'];
  return (
    <Postcard
      city={gift.city}
      kicker={
        <>
          <Icon name="gift" size={18} />
          <Trans>Reserved for you</Trans>
        </>
      }
      title={words.title}
      lead={words.text}
    >
      <Coupon terms={gift.terms}>
        <ul className={s.facts}>
          <li>
            <Icon name="clock" size={16} />
            <Trans>Until {dateTime(gift.expires_at)}</Trans>
          </li>
        </ul>
      </Coupon>
      {gift.status === 'over' ? (
        <p role="status" className={s.trouble}>
          <Trans>This gift has expired.</Trans>
        </p>
      ) : (
        <PutIntoBag
          isDone={grab.isSuccess || gift.status === 'taken'}
          isFresh={grab.isSuccess}
          isPending={grab.isPending}
          error={grab.error}
          onPress={() => grab.mutate({ params: { id } })}
        />
      )}
    </Postcard>
  );
}
