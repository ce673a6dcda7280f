import { Trans } from '@lingui/react/macro';
import { useFormats } from '../../../app/language/formats.ts';
import s from './item-sheet.module.css';

/** Shows the price of a purchase, and the remaining Coins if the balance is sufficient. */
export function Bill({ price, have }: { price: number; have: number | undefined }) {
  const { coins } = useFormats();
  return (
    <dl className={s.bill}>
      <div>
        <dt>
          <Trans>Price</Trans>
        </dt>
        <dd>
          <Trans>{coins(price)} Coins</Trans>
        </dd>
      </div>
      {have !== undefined && have >= price && (
        <div>
          <dt>
            <Trans>Remaining balance</Trans>
          </dt>
          <dd>
            <Trans>{coins(have - price)} Coins</Trans>
          </dd>
        </div>
      )}
    </dl>
  );
}
