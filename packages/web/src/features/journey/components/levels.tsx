import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { PlayerLevel } from '@wl/contract/journey-levels';
import type { ExperienceSourceName } from '@wl/world/casino/experience';
import { experienceNeeded, experienceToReach, LEVEL_TABLE_ROWS } from '@wl/world/casino/levels';
import { Button } from '@wl/ui/controls/button';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { Icon, type IconName } from '@wl/ui/icon';
import { PaperCard } from '@wl/ui/surfaces/panel';
import { ProgressBar } from '@wl/ui/feedback/progress-bar';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { rightCell, Table } from '@wl/ui/tables/table';
import { useErrorText } from '../../../app/errors.tsx';
import { useFormats } from '../../../app/language/formats.ts';
import { rewardOf, useEditions } from '../../editions/index.ts';
import { levelQuery } from '../api.ts';
import s from './levels.module.css';

/**
 * Shows the Levels tab: the current level, the table of levels, and the sources of experience. For each source, shows
 * how much of its hourly, daily and monthly limits has been used.
 */
export default function Levels() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const query = useQuery({ ...levelQuery, refetchOnMount: 'always' });
  const data = query.data?.data;
  return (
    <>
      {query.isPending && (
        <div className={s.waiting} aria-busy="true">
          <Skeleton className={s.bone ?? ''} />
          <Skeleton className={s.longBone ?? ''} />
        </div>
      )}
      {query.isError && !data && (
        <div role="alert">
          <EmptyState
            icon="warning"
            title={t`Your level could not be loaded`}
            action={
              <Button icon="repeat" onClick={() => void query.refetch()}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            {errorText(query.error)}
          </EmptyState>
        </div>
      )}
      {data && (
        <>
          <CurrentLevel at={data} />
          <Sources sources={data.sources} />
        </>
      )}
      <LevelTable level={data?.level} />
    </>
  );
}

function CurrentLevel({ at }: { at: PlayerLevel }) {
  const { number, coins } = useFormats();
  const { level, experience, experience_needed: needed, experience_total: total } = at;
  const next = level + 1;
  const reward = rewardOf(useEditions(), level);
  const [missing, soFar] = [number(needed - experience), number(total)];
  return (
    <section className={s.current} aria-labelledby="level-title">
      <strong className={s.level}>{level}</strong>
      <div>
        <h2 id="level-title">
          <Trans>Level {level}</Trans>
        </h2>
        <p>
          <Trans>
            You need {missing} more experience points to reach level {next}. You have earned {soFar}{' '}
            so far.
          </Trans>
        </p>
        <Meter value={experience} max={needed} />
        <p>
          <Trans>
            Level {next} pays {coins(reward.coins)} Coins
          </Trans>
          {' · '}
          <span className={s.points}>
            <Plural value={reward.skillPoints} one="# skill point" other="# skill points" />
          </span>
        </p>
      </div>
    </section>
  );
}

function Meter({ value, max }: { value: number; max: number }) {
  const { t } = useLingui();
  return <ProgressBar value={value} max={max} label={t`Experience earned at this level`} />;
}

const icons: Readonly<Record<ExperienceSourceName, IconName>> = {
  login: 'key',
  deposit_small: 'wallet',
  deposit_medium: 'wallet',
  deposit_large: 'wallet',
  wager: 'dice',
};

function Sources({ sources }: Pick<PlayerLevel, 'sources'>) {
  const { t } = useLingui();
  const names: Readonly<Record<ExperienceSourceName, string>> = {
    login: t`Signing in`,
    deposit_small: t`Top-up of $10 to $49.99`,
    deposit_medium: t`Top-up of $50 to $199.99`,
    deposit_large: t`Top-up of $200 or more`,
    wager: t`Cash round`,
  };
  return (
    <section aria-labelledby="sources-title">
      <h2 id="sources-title">
        <Trans>Sources of experience</Trans>
      </h2>
      <p className={s.about}>
        <Trans>
          Each source counts up to the limit shown. Hours, days and months are in UTC. A top-up
          counts as soon as you have staked the same amount. For city missions, you earn as many
          experience points as Coins, without a limit.
        </Trans>
      </p>
      <ul className={s.sources}>
        {sources.map(({ source, points, ...windows }) => (
          <li key={source} className={s.source}>
            <h3>
              <Icon name={icons[source]} size={22} />
              {names[source]}
              <b>+{points}</b>
            </h3>
            <dl>
              <Use title={t`This hour`} use={windows.hour} />
              <Use title={t`Today`} use={windows.day} />
              <Use title={t`This month`} use={windows.month} />
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Use({ title, use }: { title: string; use: PlayerLevel['sources'][number]['hour'] }) {
  return (
    <div data-full={use.used >= use.limit}>
      <dt>{title}</dt>
      <dd>
        {use.used}/{use.limit}
      </dd>
    </div>
  );
}

function LevelTable({ level }: { level: number | undefined }) {
  const { t } = useLingui();
  const { number, coins } = useFormats();
  const editions = useEditions();
  return (
    <PaperCard as="section" aria-labelledby="levels-title" className={s.paper}>
      <h2 id="levels-title">
        <Trans>Level-up table</Trans>
      </h2>
      <Table label={t`Requirements and rewards for each level`}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Level</Trans>
            </th>
            <th scope="col" className={rightCell}>
              <Trans>To next level</Trans>
            </th>
            <th scope="col" className={rightCell}>
              <Trans>Total</Trans>
            </th>
            <th scope="col" className={rightCell}>
              <Trans>Coins</Trans>
            </th>
            <th scope="col" className={rightCell}>
              <Trans>Skill points</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: LEVEL_TABLE_ROWS }, (_, at) => at + 1).map((row) => {
            // `rewardOf` takes the level that a member leaves, but each row shows the reward for reaching its own
            // level.
            const reward = row === 1 ? undefined : rewardOf(editions, row - 1);
            const isReached = level !== undefined && row < level;
            return (
              <tr
                key={row}
                className={row === level ? s.here : isReached ? s.reached : undefined}
                aria-current={row === level || undefined}
              >
                <th scope="row">
                  {row}
                  {row === level && (
                    <span className={s.stamp}>
                      <Trans>You are here</Trans>
                    </span>
                  )}
                  {isReached && <Icon name="check" size={15} />}
                </th>
                <td className={rightCell}>{number(experienceNeeded(row))}</td>
                <td className={rightCell}>{number(experienceToReach(row))}</td>
                <td className={rightCell}>{reward ? coins(reward.coins) : '–'}</td>
                <td className={rightCell}>{reward ? reward.skillPoints : '–'}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </PaperCard>
  );
}
