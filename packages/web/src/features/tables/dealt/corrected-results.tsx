import { Trans } from '@lingui/react/macro';
import { PaperCard } from '../components/paper-card.tsx';
import type { ShownTable } from '../live-state.ts';
import { resultText } from '@wl/ui/features/tables/result-text';
import s from './corrected-results.module.css';

/** Maximum number of corrected results that the panel lists. */
const MOST = 5;

/**
 * Lists a table's latest corrected results, each with the original result. Shows nothing if no result was corrected.
 */
export function CorrectedResults({ results }: { results: ShownTable['results'] }) {
  const corrected = results.filter((result) => result.corrected_from !== undefined).slice(0, MOST);
  if (corrected.length === 0) return null;
  return (
    <PaperCard id="corrected-results" title={<Trans>Corrected results</Trans>}>
      <ul className={s.list}>
        {corrected.map(({ round, events, corrected_from: before = [] }) => (
          <li key={round}>
            <b>
              <Trans>Round {round}</Trans>
            </b>
            <dl>
              <dt>
                <Trans>Original result</Trans>
              </dt>
              <dd>
                <s>{resultText({ events: before })}</s>
              </dd>
              <dt>
                <Trans>Corrected result</Trans>
              </dt>
              <dd>{resultText({ events })}</dd>
            </dl>
          </li>
        ))}
      </ul>
      <p className={s.note}>
        <Trans>
          Each correction was requested by one staff member and confirmed by another. Your statement
          shows how the correction changed your payout.
        </Trans>
      </p>
    </PaperCard>
  );
}
