import { Trans } from '@lingui/react/macro';
import type { OwnRank, Tournament } from '@wl/contract/tournaments';
import { Icon } from '@wl/ui/icon';
import { useFormats } from '../../../app/language/formats.ts';
import { nameOf } from '../use-tournament-words.ts';

/** Shows a message such as "Shibuya Sprint has ended. Your rank: 3. +250 Coins". */
export function FinishedText({ tournament, mine }: { tournament: Tournament; mine: OwnRank }) {
  const { coins } = useFormats();
  const name = nameOf(tournament);
  const place = mine.rank;
  return (
    <>
      {place === null ? (
        <Trans>{name} has ended.</Trans>
      ) : (
        <Trans>
          {name} has ended. Your rank: {place}.
        </Trans>
      )}{' '}
      {mine.coins > 0 && (
        <b className="num" style={{ whiteSpace: 'nowrap' }}>
          +{coins(mine.coins)} <Icon name="coin" size={16} className="inline" />
          <span className="sr-only"> Coins</span>
        </b>
      )}
    </>
  );
}
