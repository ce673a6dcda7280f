import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ErrorCode } from '@wl/contract/errors';
import type { MarketItem } from '@wl/contract/market';
import { Button, buttonClass } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { Icon } from '@wl/ui/icon';
import { useState } from 'react';
import { ApiError } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useFormats } from '../../../app/language/formats.ts';
import { useWallet } from '../../../app/hud/wallet.ts';
import { bagQuery, FullBag, KindArt, Pinned, Rules, useItemWords } from '../../bag/index.ts';
import { useMarketWords } from '../use-market-words.ts';
import { type Purchasing, usePurchase } from '../use-purchase.ts';
import { TrueCostLabel } from './true-cost-label.tsx';
import { Bill } from './bill.tsx';
import s from './item-sheet.module.css';

type Step = 'terms' | 'confirm' | 'bought';

/**
 * Shows a sheet with an item's terms and true cost. The member buys the item and confirms the purchase in the same
 * sheet.
 */
export function ItemSheet({ item, onClose }: { item: MarketItem; onClose: () => void }) {
  const { t } = useLingui();
  const { words } = useItemWords();
  const purchase = usePurchase(item);
  const { status, forget } = purchase;
  // If the purchase request has already been sent, the reopened sheet skips the terms and shows the confirmation step
  // or, after a successful purchase, the last step.
  const [isReopened] = useState(status !== undefined);
  const [asked, setAsked] = useState(isReopened);
  const step: Step = status === 'bought' ? 'bought' : asked ? 'confirm' : 'terms';
  const { name } = words(item.terms);
  const titles: Record<Step, string> = {
    terms: name,
    confirm: t`Buy this item?`,
    bought: t`The item is in your bag`,
  };
  return (
    <Dialog title={titles[step]} closeLabel={t`Close`} onClose={onClose} paper wide>
      {step === 'terms' && (
        <Terms
          item={item}
          purchase={purchase}
          onBuy={() => {
            setAsked(true);
            // If the response was lost, send the purchase again without another confirmation, because the member has
            // already confirmed it.
            if (status === 'lost') void purchase.buy();
          }}
        />
      )}
      {step === 'confirm' && (
        <Confirm
          item={item}
          purchase={purchase}
          isReopened={isReopened}
          onBack={() => {
            forget();
            setAsked(false);
          }}
        />
      )}
      {step === 'bought' && <Bought item={item} onClose={onClose} />}
    </Dialog>
  );
}

interface StepProps {
  item: MarketItem;
  purchase: Purchasing;
}

function Terms({ item, purchase, onBuy }: StepProps & { onBuy: () => void }) {
  const { coins } = useFormats();
  const market = useMarketWords();
  const { effect, rules } = useItemWords().words(item.terms);
  const reason = useReason(item, purchase);
  const note = market.note(item);
  return (
    <div className={s.sheet}>
      <div className={s.intro}>
        <KindArt kind={item.kind} size={72} />
        <div>
          <p className={s.effect}>{effect}</p>
          <p className={s.status}>
            <b>{market.status(item)}</b> {note}
          </p>
        </div>
      </div>
      <div className={s.columns}>
        <TrueCostLabel item={item} />
        <div className={s.column}>
          <h3>
            <Trans>The rules</Trans>
          </h3>
          <Rules rules={rules} />
          <Pinned hash={item.terms_hash}>
            <Trans>Edition {item.version}. Your purchase keeps the terms of this edition.</Trans>
          </Pinned>
        </div>
      </div>
      <Trouble purchase={purchase} />
      <div className={s.foot}>
        <p className={s.price}>
          {item.price < item.list_price && <s>{coins(item.list_price)}</s>}
          <b>{coins(item.price)}</b>
          <Icon name="coin" size={22} />
          <span className="sr-only">Coins</span>
        </p>
        <div>
          <Button
            size="large"
            wide
            loading={purchase.status === 'sent'}
            onClick={onBuy}
            {...(reason !== undefined && { reason })}
          >
            {purchase.status === 'sent' ? (
              <Trans>Purchase in progress</Trans>
            ) : purchase.status === 'lost' ? (
              <Trans>Check again</Trans>
            ) : (
              <Trans>Buy for {coins(item.price)} Coins</Trans>
            )}
          </Button>
          {reason !== undefined && (
            <p className={s.earn}>
              <Link to="/marketplace/coins">
                <Trans>How to earn Coins</Trans>
              </Link>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

/** Shows why a purchase failed. If no response arrived, says that the purchase may have succeeded. */
function Trouble({ purchase: { status, error } }: Pick<StepProps, 'purchase'>) {
  const errorText = useErrorText();
  // Show no error message for a full bag: the sheet shows the items in the bag instead.
  const isBagFull = error instanceof ApiError && error.code === 'bag.full';
  if ((status !== 'refused' && status !== 'lost') || isBagFull) return null;
  return (
    <p role="alert" className={s.error}>
      {errorText(error)}{' '}
      {status === 'lost' && (
        <Trans>
          We do not know yet whether the purchase succeeded. Check again. You will be charged only
          once.
        </Trans>
      )}
    </p>
  );
}

/**
 * Returns the text of the error that a purchase would cause now; undefined if the item can be bought. Also returns
 * undefined while the result of a purchase is unknown, because the member must be able to check the result.
 */
function useReason(item: MarketItem, { price }: Purchasing): string | undefined {
  const { coins } = useFormats();
  const { t } = useLingui();
  const errorText = useErrorText();
  const wallet = useWallet();
  const refused = (code: ErrorCode, params = {}) =>
    errorText(new ApiError(409, { code, message: '', params }));
  if (price !== undefined) return undefined;
  if (item.status === 'sold_out') return refused('market.sold_out');
  if (item.status === 'scheduled') return refused('market.not_open');
  if (item.limit && item.limit.used >= item.limit.max)
    return refused('market.limit_reached', { days: item.limit.days });
  if (wallet && wallet.coins < item.price) {
    const missing = coins(item.price - wallet.coins);
    return `${refused('market.not_enough_coins')} ${t`Coins still needed: ${missing}.`}`;
  }
  return undefined;
}

/**
 * Shows the confirmation step with the price and the current balance. If the bag is full, the member can activate or
 * delete an item here and then continue with the purchase.
 */
function Confirm({
  item,
  purchase,
  isReopened,
  onBack,
}: StepProps & { isReopened: boolean; onBack: () => void }) {
  const wallet = useWallet();
  const { name } = useItemWords().words(item.terms);
  const bag = useQuery({ ...bagQuery, staleTime: 0 });
  const reason = useReason(item, purchase);
  const isSent = purchase.status === 'sent';
  const isLost = purchase.status === 'lost';
  const isFull =
    purchase.price === undefined &&
    bag.data !== undefined &&
    bag.data.data.items.length >= bag.data.data.places;
  return (
    <div className={s.sheet}>
      <div className={s.intro}>
        <KindArt kind={item.kind} size={56} />
        <p className={s.named}>{name}</p>
      </div>
      <Bill price={purchase.price ?? item.price} have={isLost ? undefined : wallet?.coins} />
      {isFull && <FullBag />}
      {isSent && isReopened && (
        <p role="status">
          <Trans>
            The purchase is still in progress. It will continue even if you close this dialog.
          </Trans>
        </p>
      )}
      <Trouble purchase={purchase} />
      <div className={s.buttons}>
        <Button variant="quiet" onClick={onBack}>
          <Trans>Back to the terms</Trans>
        </Button>
        {!isFull && (
          <Button
            loading={isSent || bag.isPending}
            onClick={() => void purchase.buy()}
            {...(reason !== undefined && { reason })}
          >
            {isLost ? <Trans>Check again</Trans> : <Trans>Buy item</Trans>}
          </Button>
        )}
      </div>
    </div>
  );
}

function Bought({ item, onClose }: { item: MarketItem; onClose: () => void }) {
  const { name } = useItemWords().words(item.terms);
  return (
    <div className={s.sheet} role="status">
      <div className={s.intro}>
        <KindArt kind={item.kind} size={72} />
        <p>
          <b className={s.named}>{name}</b>
          <br />
          <Trans>The item stays in your bag until you activate it.</Trans>
        </p>
      </div>
      <div className={s.buttons}>
        <Button variant="quiet" onClick={onClose}>
          <Trans>Stay in the marketplace</Trans>
        </Button>
        <Link to="/my-travel-bag" className={buttonClass()}>
          <Icon name="bag" size={18} />
          <Trans>Open the bag</Trans>
        </Link>
      </div>
    </div>
  );
}
