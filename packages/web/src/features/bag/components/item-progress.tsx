import { Trans, useLingui } from '@lingui/react/macro';
import type { BagItem } from '@wl/contract/bag';
import { useFormats } from '../../../app/language/formats.ts';
import { bagKindOf } from '../kinds/index.ts';
import { Bar } from './bar.tsx';

/**
 * Shows an item's progress towards its wagering requirement or its cashback. An item with neither shows the progress
 * that its kind defines, if any, such as the number of used spins.
 */
export function ItemProgress({ item, name }: { item: BagItem; name: string }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { wagering, watched } = item;
  if (wagering) {
    return (
      <Bar
        label={t`Wagering progress: ${name}`}
        value={wagering.wagered}
        max={wagering.required}
        text={
          <Trans>
            {money(wagering.wagered)} of {money(wagering.required)} wagered
          </Trans>
        }
        figures={[[t`Bonus money left`, money(wagering.balance)]]}
      />
    );
  }
  if (watched) {
    return (
      <Bar
        label={t`Wagering progress: ${name}`}
        value={watched.turnover}
        max={watched.turnover_needed}
        text={
          <Trans>
            {money(watched.turnover)} of {money(watched.turnover_needed)} staked on slots
          </Trans>
        }
        figures={[
          [t`Deposit`, money(watched.deposit)],
          [t`Cashback if the item ended now`, money(watched.due)],
        ]}
      />
    );
  }
  const { Progress } = bagKindOf(item.kind);
  return Progress ? <Progress item={item} terms={item.terms} name={name} /> : null;
}
