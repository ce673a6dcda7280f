import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { dryRun } from '@wl/contract/office/market';
import type { BonusTerms } from '@wl/world/bonuses/kind';
import { Button } from '@wl/ui/controls/button';
import { Select } from '@wl/ui/controls/field';
import { Icon } from '@wl/ui/icon';
import { useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import paper from '../../../app/paper.module.css';
import { useShortcuts } from '../../../app/shortcuts.ts';
import type { Prediction } from '../draft.ts';
import { type BarLine, BarList } from './bars.tsx';
import s from './market.module.css';

const spans = [7, 30, 90] as const;

/** Shows the bonus money that the entered terms would have granted, and its cost, in figures, bars and text. */
function Figures({ found }: { found: Prediction }) {
  const { t } = useLingui();
  const { money, number } = useFormats();
  const lines: BarLine[] = [
    {
      name: t`Bonus money granted`,
      value: found.granted,
      text: money(found.granted),
      tone: 'brass',
    },
    ...(found.cost === null
      ? []
      : [
          {
            name: t`Cost to the casino`,
            value: Math.max(0, found.cost),
            text: money(found.cost),
            tone: 'bad' as const,
          },
        ]),
    {
      name: t`Casino’s share of turnover`,
      value: found.kept,
      text: money(found.kept),
      tone: 'ok',
    },
  ];
  const [granted, turnover, kept] = [found.granted, found.turnover, found.kept].map((cents) =>
    money(cents),
  );
  const days = number(found.days);
  if (found.uses === 0)
    return (
      <p role="status">
        <Trans>
          No member would have been eligible in the last {days} days, so these terms would have cost
          nothing.
        </Trans>
      </p>
    );
  return (
    <div role="status" className={s.predicted}>
      <BarList lines={lines} />
      <p>
        <Plural
          value={found.members}
          one="# member would have been eligible in this period."
          other="# members would have been eligible in this period."
        />{' '}
        <Plural
          value={found.uses}
          one="The bonus would have been used # time."
          other="The bonus would have been used # times."
        />{' '}
        <Trans>
          This bonus would have granted {granted} in bonus money and required {turnover} in
          turnover. On average, the casino keeps {kept} of that turnover.
        </Trans>{' '}
        <CostEstimate cents={found.cost} />
      </p>
    </div>
  );
}

/**
 * Shows the bonus's average cost to the casino, as stated on its true-cost label. `cents` is null if the terms have no
 * label.
 */
function CostEstimate({ cents }: { cents: number | null }) {
  const { money } = useFormats();
  if (cents === null) return <Trans>No cost estimate is available for these terms.</Trans>;
  const cost = money(cents);
  return (
    <Trans>
      According to the true-cost label, the bonus costs the casino {cost} on average, after
      deducting the casino’s share of the turnover.
    </Trans>
  );
}

/** Simulates the entered terms over the selected number of past days. The shortcut D starts the simulation. */
function useDryRun(terms: BonusTerms | undefined) {
  const [days, setDays] = useState<number>(30);
  const wanted = JSON.stringify({ terms, days });
  const run = useMutation({
    mutationFn: async (body: { terms: BonusTerms; days: number }) => ({
      of: JSON.stringify(body),
      found: (await request(dryRun, { body })).data,
    }),
  });
  const start = () => {
    if (terms && !run.isPending) run.mutate({ terms, days });
  };
  useShortcuts({ d: start });
  const isStale = run.data !== undefined && run.data.of !== wanted;
  return { days, setDays, run, start, isStale };
}

/** Shows a panel that simulates the entered terms over a selected number of past days, without changing any data. */
export function DryRunPanel({ terms }: { terms: BonusTerms | undefined }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { days, setDays, run, start, isStale } = useDryRun(terms);
  return (
    <section className={paper.panel} aria-labelledby="dry-run">
      <div className={paper.panelHead}>
        <h2 id="dry-run">
          <Trans>Dry run</Trans>
        </h2>
        <Select
          label={t`Number of days`}
          isLabelHidden
          value={days}
          onChange={(event) => setDays(Number(event.target.value))}
        >
          {spans.map((span) => (
            <option key={span} value={span}>
              {t`${span} days`}
            </option>
          ))}
        </Select>
      </div>
      <p className={paper.sub}>
        <Trans>
          This estimate shows what these terms would have cost if every eligible member had used
          them. Nothing is put on sale.
        </Trans>
      </p>
      <p className={s.run}>
        <Button variant="plain" inactive={!terms || run.isPending} onClick={start}>
          <Icon name="chart-line" size={18} />
          {run.isPending ? <Trans>Calculating…</Trans> : <Trans>Simulate with past data</Trans>}
          <kbd>D</kbd>
        </Button>
      </p>
      {!terms && (
        <p className={paper.sub}>
          <Trans>Correct the terms first.</Trans>
        </p>
      )}
      {run.isError && (
        <p role="alert" className={paper.alert}>
          {errorText(run.error)}
        </p>
      )}
      {run.data && (
        <div data-stale={isStale} className={s.result}>
          {isStale && (
            <p className={s.wrong}>
              <Icon name="history" size={16} />
              <Trans>These figures do not reflect your latest changes.</Trans>
            </p>
          )}
          <Figures found={run.data.found} />
        </div>
      )}
    </section>
  );
}
