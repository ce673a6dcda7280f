import { Trans, useLingui } from '@lingui/react/macro';
import type { Tournament } from '@wl/contract/tournaments';
import { Icon } from '@wl/ui/icon';
import { games } from 'virtual:site-facts';
import { useFormats } from '../../../../app/language/formats.ts';
import { nameOf, useTournamentWords } from '../../use-tournament-words.ts';
import s from './enter-sheet.module.css';

/** Lists the terms that have changed since the member read them. */
export function ChangedTerms({ from, to }: { from: Tournament; to: Tournament }) {
  const { coins } = useFormats();
  const rows = useChanges(from, to);
  const hasPrice = from.entry_coins !== to.entry_coins;
  if (rows.length === 0 && !hasPrice) return null;
  return (
    <div role="status" className={s.note}>
      <Icon name="info" size={18} />
      <div>
        {hasPrice && (
          <p>
            <Trans>
              The price has changed from {coins(from.entry_coins)} to {coins(to.entry_coins)} Coins.
            </Trans>{' '}
            {rows.length === 0 && <Trans>You were not charged.</Trans>}
          </p>
        )}
        {rows.length > 0 && (
          <>
            <p>
              <Trans>
                The terms have changed. You were not charged. Check the new terms before you enter.
              </Trans>
            </p>
            <dl className={s.changes}>
              {rows.map(({ name, before, now }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <s>{before}</s> <b>{now}</b>
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </div>
    </div>
  );
}

/** Returns the changed terms, except the price, with their old and new values. The price is shown separately. */
function useChanges(from: Tournament, to: Tournament) {
  const { t } = useLingui();
  const { coins, dateTime } = useFormats();
  const words = useTournamentWords();
  const slots = ({ games: slugs }: Tournament) =>
    slugs.map((slug) => games.find((game) => game.slug === slug)?.name ?? slug).join(', ');
  // Non-breaking characters keep a band of ranks and its Coins on the same line.
  const prizes = ({ prizes: bands }: Tournament) =>
    bands
      .map(({ from: first, to: last, coins: each }) =>
        first === last
          ? `${coins(first)}:\u00a0${coins(each)}`
          : `${coins(first)}–\u2060${coins(last)}:\u00a0${coins(each)}`,
      )
      .join(' · ');
  const terms: [string, (one: Tournament) => string][] = [
    [t`Name`, nameOf],
    [t`Scoring`, (one) => words.scoring(one)],
    [t`Stake`, (one) => words.sum(one.stake)],
    [t`Qualifying rounds`, (one) => coins(one.max_rounds)],
    [t`Eligible slots`, slots],
    [t`Prizes`, prizes],
    [t`Seats`, ({ max_entrants: most }) => (most === null ? t`no limit` : coins(most))],
    [t`Begins`, (one) => dateTime(one.starts_at)],
    [t`Ends`, (one) => dateTime(one.ends_at)],
  ];
  return terms
    .map(([name, of]) => ({ name, before: of(from), now: of(to) }))
    .filter(({ before, now }) => before !== now);
}
