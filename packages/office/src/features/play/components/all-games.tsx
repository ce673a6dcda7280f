import { Trans, useLingui } from '@lingui/react/macro';
import type { GameSwitch } from '@wl/contract/office/play';
import { Button } from '@wl/ui/controls/button';
import paper from '../../../app/paper.module.css';
import { SwitchFacts, SwitchForm } from './switch-form.tsx';
import s from './games.module.css';

/** Placeholder slug for all games. */
export const ALL = '*';

/** Shows the switch that applies to all games, with its state. */
export function AllGames({
  all,
  isChosen,
  choose,
}: {
  all: GameSwitch;
  isChosen: boolean;
  choose: () => void;
}) {
  const { t } = useLingui();
  const states = {
    open: t`All games are open, except those switched off below`,
    maintenance: t`All games are under maintenance`,
    off: t`All games are switched off`,
  };
  return (
    <section className={`${paper.panel ?? ''} ${s.all ?? ''}`}>
      <span className={s.lamp} data-state={all.state} />
      <p>
        <b>{states[all.state]}</b>
        {all.no_bonus_money && (
          <>
            {' · '}
            <Trans>no bonus money in any game</Trans>
          </>
        )}
        {all.no_free_play && (
          <>
            {' · '}
            <Trans>no free play in any game</Trans>
          </>
        )}
      </p>
      <Button variant="plain" aria-pressed={isChosen} onClick={choose}>
        <Trans>Change all games</Trans>
      </Button>
    </section>
  );
}

export function AllGamesPanel({ all, allowed }: { all: GameSwitch; allowed: boolean }) {
  return (
    <section className={paper.panel} aria-labelledby="all-games">
      <div className={paper.panelHead}>
        <h2 id="all-games">
          <Trans>All games</Trans>
        </h2>
      </div>
      <p className={s.note}>
        <Trans>
          This switch works like the one for a single game. Open rounds can still be finished.
        </Trans>
      </p>
      {allowed ? (
        <SwitchForm key={JSON.stringify(all)} game={ALL} now={all} />
      ) : (
        <SwitchFacts now={all} />
      )}
    </section>
  );
}
