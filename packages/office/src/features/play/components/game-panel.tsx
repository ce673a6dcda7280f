import { Trans, useLingui } from '@lingui/react/macro';
import type { ActualReturn, OfficeGame } from '@wl/contract/office/play';
import { useFormats } from '../../../app/language/format.ts';
import paper from '../../../app/paper.module.css';
import { returnTones, useGameWords } from '../use-game-words.ts';
import { ReturnBand } from './return-band.tsx';
import { SwitchFacts, SwitchForm } from './switch-form.tsx';
import s from './games.module.css';

/** Shows the game's figures for one time window. */
function Window({ title, about }: { title: string; about: ActualReturn }) {
  const { t } = useLingui();
  const { number, money, percent, decimal } = useFormats();
  const words = useGameWords();
  const share = (value: number | null) => (value === null ? '–' : percent(value));
  const rows: [string, string][] = [
    [t`Rounds`, number(about.rounds)],
    [t`Staked`, money(about.staked_cents)],
    [t`Paid out`, `${money(about.paid_cents)} · ${share(about.actual_percent)}`],
    [t`Expected`, `${money(about.expected_cents)} · ${share(about.expected_percent)}`],
    [
      t`One standard deviation`,
      about.sigma_points === null ? '–' : `± ${percent(about.sigma_points)}`,
    ],
    [t`Difference`, about.z === null ? '–' : `${decimal(about.z)} σ`],
  ];
  return (
    <section aria-label={title}>
      <div className={paper.panelHead}>
        <h3>{title}</h3>
        <span className={paper.badge} data-tone={returnTones[about.state]}>
          {words.returns[about.state]}
        </span>
      </div>
      <ReturnBand about={about} />
      <dl className={paper.rows}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Shows one game beside the list of games: its switch settings, and its actual return. */
export function GamePanel({ game, allowed }: { game: OfficeGame; allowed: boolean }) {
  const { t } = useLingui();
  const { number, percent, time } = useFormats();
  const words = useGameWords();
  const { own, changed_at: changedAt } = game;
  const changed = changedAt === null ? '' : time(changedAt);
  const published = percent(game.return_percent);
  const interval = number(game.return_interval ?? 0);
  return (
    <div className={s.side}>
      <section className={paper.panel} aria-labelledby="game-switch">
        <div className={paper.panelHead}>
          <h2 id="game-switch">{game.name}</h2>
          <span className={paper.sub}>
            {words.categories[game.category]} · {words.city(game.city)}
          </span>
        </div>
        {game.state !== own.state && (
          <p className={s.note}>
            <Trans>
              The switch for all games currently overrides this game’s switch. This game’s switch
              applies again once all games are open.
            </Trans>
          </p>
        )}
        {allowed ? (
          <SwitchForm
            key={`${game.slug} ${String(changedAt)}`}
            game={game.slug}
            now={own}
            rules={game}
          />
        ) : (
          <SwitchFacts now={own} />
        )}
        {changedAt !== null && (
          <p className={s.small}>
            <Trans>Last changed {changed}</Trans>
          </p>
        )}
      </section>
      <div className={`${paper.panel ?? ''} ${s.windows ?? ''}`}>
        <Window title={t`Last 30 days`} about={game.month} />
        <Window title={t`All time`} about={game.all_time} />
        <p className={s.small}>
          {game.method === 'exact' ? (
            <Trans>
              Published return: {published} (exact calculation). Maths model version:{' '}
              {game.math_version}.
            </Trans>
          ) : (
            <Trans>
              Published return: {published} ± {interval} (simulated, 95% confidence interval). Maths
              model version: {game.math_version}.
            </Trans>
          )}{' '}
          {game.decisions && (
            <Trans>
              The return of this game depends on members’ decisions. A return below the published
              one is worth checking but is no cause for alarm.
            </Trans>
          )}
        </p>
      </div>
    </div>
  );
}
