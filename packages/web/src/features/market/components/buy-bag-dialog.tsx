import { Trans, useLingui } from '@lingui/react/macro';
import { type bagOffers, buyBag } from '@wl/contract/market';
import type { ReplyOf } from '@wl/contract/call';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { showToast } from '@wl/ui/feedback/toast';
import { bagName } from '@wl/world/casino/bag-names';
import { ApiError, useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { receiveWallet, useWallet } from '../../../app/hud/wallet.ts';
import { currentLanguage } from '../../../app/language/language.ts';
import { useKey } from '../../../app/use-key.ts';
import { takeBag } from '../../bag/index.ts';
import { refreshMarket } from '../api.ts';
import { BagPicture } from './bag-picture.tsx';
import { Bill } from './bill.tsx';
import s from './item-sheet.module.css';

type BagOffer = ReplyOf<typeof bagOffers>['data'][number];

/** Shows the dialog that confirms the purchase of a larger bag, into which the member's items are moved. */
export function BuyBagDialog({ bag, onClose }: { bag: BagOffer; onClose: () => void }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const wallet = useWallet();
  const { key, renew, failed } = useKey();
  const name = bagName(bag.id, currentLanguage());
  const buy = useSend(buyBag, {
    onSuccess: ({ data }) => {
      renew();
      receiveWallet(data.wallet);
      takeBag(data.bag);
      refreshMarket();
      showToast({ text: t`${name} is now your bag.`, tone: 'good' });
      onClose();
    },
    onError: (error) => {
      failed(error);
      if (error instanceof ApiError && error.status === 409) refreshMarket();
    },
  });
  const known = buy.error instanceof ApiError && buy.error.status < 500;
  return (
    <Dialog title={t`Buy the ${name}?`} closeLabel={t`Close`} onClose={onClose} paper>
      <div className={s.sheet}>
        <BagPicture id={bag.id} className="mx-auto w-48" />
        <Bill price={bag.price} have={wallet?.coins} />
        <p>
          <Trans>
            The contents of your bag move to the new one. The old bag is removed and cannot be
            returned.
          </Trans>
        </p>
        {buy.isError && (
          <p role="alert" className={s.error}>
            {!known && (
              <>
                <Trans>Failed to select bag</Trans>{' '}
              </>
            )}
            {errorText(buy.error)}
          </p>
        )}
        <div className={s.buttons}>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Keep my current bag</Trans>
          </Button>
          <Button
            loading={buy.isPending}
            onClick={() => buy.mutate({ body: { key, bag: bag.id, price: bag.price } })}
          >
            <Trans context="travel bag">Buy bag</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
