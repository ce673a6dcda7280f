import { Trans, useLingui } from '@lingui/react/macro';
import type { TableLimits } from '@wl/contract/tables-limits';
import { Button } from '@wl/ui/controls/button';
import { useState, type ReactNode } from 'react';
import { openDialog } from '../../../app/dialogs.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useSession, wantDestination } from '../../../app/session/session.ts';
import { Controls, playSound, totalOf, useMoney, type Stakes } from '../../play/index.ts';
import { shortageAt } from '../bonus/round-money.ts';
import { useRoundMoney } from '../bonus/use-round-money.ts';
import { limitsLeft, sumOf } from '../bet-sums.ts';
import { useFavourites } from '../favourites/use-favourites.tsx';
import type { KnownGame } from '../game-tables.ts';
import { useGameWords } from '../use-game-words.ts';
import type { TableView } from '../use-table-view.ts';
import s from './betting.module.css';

/** Values of the chips that the member can choose, as multiples of the smallest chip. */
const CHIPS = [1, 2, 4, 10, 20, 50, 200] as const;
const NO_STAKES = {};

/** Returns the values of a table's chips in cents, ascending. */
export const chipsOf = ({ chip_cents: cents, max_spot_cents: most }: TableLimits): number[] =>
  CHIPS.map((times) => times * cents).filter((value) => value <= most);

/** Props of a table's layout: the chips on it, and the handlers for presses on its spots. */
export interface LayoutProps {
  slug: string;
  stakes: Stakes;
  /** Chip values in cents, ascending. */
  chips: readonly number[];
  locked: boolean;
  /** Value of the chosen chip, in cents. */
  chip: number;
  onPlace: (spot: string) => void;
  /** Places the given stakes on their spots in a single step. */
  onPlaceMany: (stakes: Stakes) => void;
  onTake: (spot: string) => void;
}

/** Shows the layout with the member's chips, and the controls. */
export function Betting({
  game,
  art,
  view,
  layout,
}: {
  game: KnownGame;
  /** Slug of the catalogue game whose chips the table uses. */
  art: string;
  view: TableView;
  layout: (props: LayoutProps) => ReactNode;
}) {
  const { reply, own, count } = view;
  const errorText = useErrorText();
  const isMember = useSession(({ status }) => status === 'member');
  const roundMoney = useRoundMoney(reply);
  const { limits } = reply.table;
  const values = chipsOf(limits);
  const [chip, setChip] = useState(values[1] ?? limits.chip_cents);
  const { chips, accepted, change } = own;
  const draft = totalOf(chips.stakes);
  const isOpen = count.lamp !== 'red';
  // While betting is closed, the layout shows only accepted bets, so that unsent chips do not look like bets.
  const locked = own.isSending || !isOpen;
  const stakes = isOpen ? sumOf([accepted, chips.stakes]) : accepted;
  const shortage = isMember ? shortageAt(roundMoney, draft) : null;
  const place = placingOf(change, chip);
  const favourites = useFavourites(view, locked);
  return (
    <>
      {layout({ slug: art, stakes, chips: values, locked, chip, ...place })}
      {isMember ? (
        <Controls
          slug={art}
          chips={values}
          chip={chip}
          onChip={setChip}
          state={chips}
          total={draft}
          change={change}
          locked={locked}
          shortage={locked ? null : shortage}
          limits={limitsLeft(limits, NO_STAKES)}
          asking={own.isSending}
          inactive={locked || !isOpen || draft === 0 || shortage !== null}
          onPlay={own.place}
          animate
          staysInPlace
          onFavourites={favourites.open}
          playText={<PlayText game={game} draftCents={draft} isOpen={isOpen} />}
          notes={
            <span role="alert" className={s.error}>
              {own.error === null ? favourites.note : errorText(own.error)}
            </span>
          }
        />
      ) : (
        <Invitation />
      )}
      {favourites.dialog}
    </>
  );
}

/** Returns the handlers for presses on the layout. */
function placingOf(
  change: TableView['own']['change'],
  chip: number,
): Pick<LayoutProps, 'onPlace' | 'onPlaceMany' | 'onTake'> {
  return {
    onPlace: (spot) => {
      playSound('chip');
      change({ type: 'place', spot, cents: chip });
    },
    onPlaceMany: (stakes) => {
      playSound('chip');
      change({ type: 'place_many', stakes });
    },
    onTake: (spot) => change({ type: 'take', spot, cents: chip }),
  };
}

/** Shows the label of the button: the amount that it bets, or the reason why it cannot place a bet now. */
function PlayText({
  game,
  draftCents,
  isOpen,
}: {
  game: KnownGame;
  draftCents: number;
  isOpen: boolean;
}) {
  const { money } = useMoney();
  const words = useGameWords()[game];
  const sum = money(draftCents);
  if (!isOpen) return draftCents === 0 ? words.opensNext : words.notSent(sum);
  return draftCents === 0 ? <Trans>Place a chip</Trans> : <Trans>Bet {sum}</Trans>;
}

/** Invites visitors to sign in, because only members can bet. */
export function Invitation() {
  const { t } = useLingui();
  return (
    <div className={s.visitor}>
      <p>
        <Trans>Visitors can watch. Sign in to bet.</Trans>
      </p>
      <Button
        onClick={() => {
          wantDestination(location.pathname);
          openDialog('sign-in');
        }}
        aria-label={t`Sign in to bet`}
      >
        <Trans>Sign in</Trans>
      </Button>
    </div>
  );
}
