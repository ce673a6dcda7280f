import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { weighItem, type Weighed } from '@wl/contract/office/market';
import type { BonusTerms } from '@wl/world/bonuses/kind';
import { Button } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { request, useErrorText } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import paper from '../../../app/paper.module.css';
import { useShortcuts } from '../../../app/shortcuts.ts';
import s from './market.module.css';

function Label({ label }: { label: NonNullable<Weighed['label']> }) {
  const { t } = useLingui();
  const { money, percent } = useFormats();
  const rows: [string, string][] = [
    [t`Average value`, `${money(label.value)} ± ${money(label.interval)}`],
    [
      t`Chance of meeting the wagering requirement and having money left`,
      `${percent(label.finish_per_10000 / 100)} ± ${percent(label.finish_interval_per_10000 / 100)}`,
    ],
    [t`Turnover`, money(label.turnover)],
    [t`Casino’s share`, money(label.cost)],
  ];
  return (
    <dl className={paper.rows}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Verdict({ weighed }: { weighed: Weighed }) {
  const { money } = useFormats();
  const { label, warning } = weighed;
  const [excess, value, backing] = [
    money(warning?.excess ?? 0),
    money(warning?.value ?? 0),
    money(warning?.backing ?? 0),
  ];
  return (
    <>
      {warning ? (
        <p className={paper.banner} data-tone="bad">
          <Icon name="warning" size={22} />
          <span>
            <Trans>
              This item is worth more than it costs. With optimal strategy, its value is {value}.
              That is {excess} more than {backing}, the cost of earning the Coins for the item.
            </Trans>
          </span>
        </p>
      ) : (
        <p className={paper.banner}>
          <Icon name="check-circle" size={22} />
          <Trans>
            With optimal strategy, the item’s value does not exceed the cost of earning the Coins
            for it.
          </Trans>
        </p>
      )}
      {label && <Label label={label} />}
    </>
  );
}

/**
 * Lets the clerk simulate an item with the entered terms and price. Shows the true-cost label that members would see,
 * and whether a member who plays optimally would make a profit.
 */
export function WeighPanel({ terms, price }: { terms: BonusTerms | undefined; price: number }) {
  const errorText = useErrorText();
  const isReady = terms !== undefined && price > 0;
  const weigh = useMutation({
    mutationFn: async (body: { terms: BonusTerms; price: number }) => ({
      of: JSON.stringify(body),
      weighed: (await request(weighItem, { body })).data,
    }),
  });
  const start = () => {
    if (isReady && !weigh.isPending) weigh.mutate({ terms, price });
  };
  useShortcuts({ w: start });
  const isStale = weigh.data !== undefined && weigh.data.of !== JSON.stringify({ terms, price });
  return (
    <section className={paper.panel} aria-labelledby="weigh">
      <h2 id="weigh">
        <Trans>True cost</Trans>
      </h2>
      <p className={paper.sub}>
        <Trans>
          The simulation uses the price that you entered to calculate the label shown to members and
          the gain with optimal strategy. This takes a few seconds.
        </Trans>
      </p>
      <p className={s.run}>
        <Button variant="plain" inactive={!isReady || weigh.isPending} onClick={start}>
          <Icon name="dice" size={18} />
          {weigh.isPending ? <Trans>Simulating…</Trans> : <Trans>Run simulation</Trans>}
          <kbd>W</kbd>
        </Button>
      </p>
      {weigh.isError && (
        <p role="alert" className={paper.alert}>
          {errorText(weigh.error)}
        </p>
      )}
      {weigh.data && (
        <div className={s.result} data-stale={isStale} role="status">
          {isStale && (
            <p className={s.wrong}>
              <Icon name="history" size={16} />
              <Trans>These figures do not reflect your latest changes.</Trans>
            </p>
          )}
          <Verdict weighed={weigh.data.weighed} />
        </div>
      )}
    </section>
  );
}
