import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReplayPart, ReplaySeal } from '@wl/contract/office/journey-replay';
import { Icon } from '@wl/ui/icon';
import { useFormats } from '../../../app/language/format.ts';
import paper from '../../../app/paper.module.css';
import s from './journey.module.css';

function usePartNames(): Readonly<Record<ReplayPart, string>> {
  const { t } = useLingui();
  return {
    city: t`City`,
    level: t`Level and experience`,
    limits: t`Experience limits`,
    deposits: t`Top-ups not yet counted towards experience`,
    coins: t`Coins`,
    skills: t`Skills`,
    missions: t`Missions`,
    itinerary: t`Itinerary`,
    logbook: t`Achievement log`,
    records: t`Records`,
    badges: t`Pins`,
  };
}

/** Shows whether the final state of the replay equals the stored state. */
export function Seal({ seal }: { seal: ReplaySeal }) {
  const { number } = useFormats();
  const parts = usePartNames();
  const waiting = seal.waiting > 0 && (
    <span className={s.waiting}>
      <Plural
        value={seal.waiting}
        one="The newest event is still being processed."
        other="The newest # events are still being processed."
      />
    </span>
  );
  if (seal.differences.length === 0)
    return (
      <p className={s.seal} role="status">
        <Icon name="seal" size={30} />
        <span>
          <b>
            <Trans>The replay matches the stored state</Trans>
          </b>
          <small>
            <Trans>
              Events replayed: {number(seal.events)}. The result matches the stored state.
            </Trans>{' '}
            {waiting}
          </small>
        </span>
      </p>
    );
  return (
    <div role="alert" className={`${paper.banner ?? ''} ${s.broken ?? ''}`} data-tone="bad">
      <Icon name="warning" size={26} />
      <div>
        <b>
          <Trans>The replay differs from the stored state</Trans>
        </b>{' '}
        {waiting}
        <dl className={s.differences}>
          {seal.differences.map(({ part, books, replayed }) => (
            <div key={part}>
              <dt>{parts[part]}</dt>
              <dd>
                <span>
                  <Trans>Ledger</Trans>
                </span>
                <code>{books}</code>
              </dd>
              <dd>
                <span>
                  <Trans>Replay</Trans>
                </span>
                <code>{replayed}</code>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
