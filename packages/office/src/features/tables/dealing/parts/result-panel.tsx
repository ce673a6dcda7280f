import { Trans } from '@lingui/react/macro';
import type { ResultPreview } from '@wl/contract/office/tables-dealing';
import type { RoundEvent } from '@wl/games/round';
import { useHandWords, usePocketWords } from '@wl/ui/features/tables/result-words';
import { useFormats } from '../../../../app/language/format.ts';
import { useSpotNames } from '../../use-spot-names.ts';
import { useResultWords } from '../use-result-words.ts';
import { MembersRead } from './members-read.tsx';
import s from './result-panel.module.css';

interface ResultPanelProps {
  game: string;
  preview: ResultPreview;
  stakeCents: number;
}

/** Maximum number of winning spots that are shown on separate lines. */
const NAMED_SPOTS = 4;

/**
 * Shows the result on which both entries agree, the payout of each winning spot, and the amount that the casino keeps
 * or pays.
 */
export function ResultPanel({ game, preview, stakeCents }: ResultPanelProps) {
  const { money } = useFormats();
  const words = useResultWords();
  const sentence = useMembersSentence()(preview.events);
  const nameOf = useSpotNames(game);
  const spots = preview.spots.toSorted((one, other) => other.payout_cents - one.payout_cents);
  const further = spots.slice(NAMED_SPOTS).reduce((sum, spot) => sum + spot.payout_cents, 0);
  const staked = money(stakeCents);
  return (
    <>
      <div className={s.panel}>
        <p className={s.words} role="status">
          {words(preview.events)}
        </p>
        <dl className={s.sums}>
          {spots.slice(0, NAMED_SPOTS).map(({ spot, stake_cents: stake, payout_cents: payout }) => {
            const [name, bet] = [nameOf(spot), money(stake)];
            return (
              <div key={spot}>
                <dt>
                  <Trans>
                    {name}, {bet} staked
                  </Trans>
                </dt>
                <dd>{money(payout)}</dd>
              </div>
            );
          })}
          {further > 0 && (
            <div>
              <dt>
                <Trans>Other winning spots</Trans>
              </dt>
              <dd>{money(further)}</dd>
            </div>
          )}
          {spots.length === 0 && (
            <div>
              <dt>
                <Trans>No bet wins</Trans>
              </dt>
              <dd>{money(0)}</dd>
            </div>
          )}
          <div data-tone={preview.kept_cents < 0 ? 'bad' : undefined}>
            <dt>
              <Trans>Stakes of {staked} minus payouts</Trans>
            </dt>
            <dd>{money(preview.kept_cents)}</dd>
          </div>
        </dl>
      </div>
      <MembersRead note={<Trans>After this message, each member sees their own payout.</Trans>}>
        {sentence}
      </MembersRead>
    </>
  );
}

/** Returns a function that describes a result in the same sentence that members see. */
function useMembersSentence() {
  const handWords = useHandWords();
  const pocketWords = usePocketWords();
  return (events: ResultPreview['events']): string => {
    for (const event of events as readonly RoundEvent[]) {
      if (event.type === 'ball_landed') return pocketWords(event.pocket);
      if (event.type === 'hands_compared') return handWords(event);
    }
    return '';
  };
}
