import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { cx } from '@wl/ui/cx';
import { ProgressBar } from '@wl/ui/feedback/progress-bar';
import { bagQuery, useItemWords } from '../../bag/index.ts';
import { useMoney } from '../money.ts';
import s from './hud-strip.module.css';

/**
 * Shows the wagering progress of the oldest active bonus that has a wagering requirement. On phones, the HUD strip has
 * no room for the progress, so slots show a `card` on the stage, and table games show a `line` above the table.
 */
export default function Wagering({ phone }: { phone?: 'card' | 'line' }) {
  const { t } = useLingui();
  const { short } = useMoney();
  const { words } = useItemWords();
  const bag = useQuery(bagQuery);
  const item = bag.data?.data.going.find(({ wagering }) => wagering !== null);
  if (!item?.wagering) return null;
  const { name, short: called } = words(item.terms);
  const wagered = short(item.wagering.wagered);
  const required = short(item.wagering.required);
  const bar = (
    <ProgressBar
      value={Math.min(item.wagering.wagered, item.wagering.required)}
      max={Math.max(1, item.wagering.required)}
      label={t`Wagering progress: ${name}`}
      tone="lagoon"
    />
  );
  if (phone) {
    return (
      <div className={cx('paper', phone === 'card' ? s.wagering : s.wageringLine)}>
        <span>
          <b>{called}</b>
          <small>
            <Trans>
              {wagered} of {required} wagered
            </Trans>
          </small>
        </span>
        {bar}
      </div>
    );
  }
  return (
    <>
      <div className={s.split}>
        <span className={cx('label', s.ofBonus)} title={name}>
          {called}
        </span>
        <b className={cx('num', s.small)}>
          {wagered} / {required}
        </b>
      </div>
      {bar}
      <small>
        <Trans>Wagered towards your oldest bonus</Trans>
      </small>
    </>
  );
}
