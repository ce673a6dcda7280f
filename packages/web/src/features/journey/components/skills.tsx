import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Skills as SkillsData, SkillState } from '@wl/contract/journey-skills';
import { SKILL_POINTS_PER_LEVEL, SKILL_POINTS_PER_TENTH_LEVEL } from '@wl/world/casino/levels';
import { type Skill, skillNames } from '@wl/world/casino/skills';
import { Button } from '@wl/ui/controls/button';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { Icon, type IconName } from '@wl/ui/icon';
import { ProgressBar } from '@wl/ui/feedback/progress-bar';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { useState } from 'react';
import { useErrorText } from '../../../app/errors.tsx';
import { useFormats } from '../../../app/language/formats.ts';
import { skillsQuery } from '../api.ts';
import { useSkillWords } from '../use-skill-words.ts';
import { Gauge } from './gauge.tsx';
import s from './skills.module.css';
import { UpgradeSheet } from './upgrade-sheet.tsx';

const icons: Readonly<Record<Skill, IconName>> = {
  gambler: 'dice',
  negotiator: 'hand',
  hustler: 'lightning',
  backpacker: 'bag',
};

/**
 * Shows the skills tab: one gauge for each of the four skills, with the exact effects of the current and the next
 * level.
 */
export default function Skills() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const query = useQuery({ ...skillsQuery, refetchOnMount: 'always' });
  const [asking, ask] = useState<Skill>();
  const data = query.data?.data;
  const asked = data?.skills.find(({ skill }) => skill === asking);
  if (query.isPending)
    return (
      <div className={s.instruments} aria-busy="true">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className={s.bone ?? ''} />
        ))}
      </div>
    );
  if (!data)
    return (
      <div role="alert">
        <EmptyState
          icon="warning"
          title={t`Your skills could not be loaded`}
          action={
            <Button icon="repeat" onClick={() => void query.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {errorText(query.error)}
        </EmptyState>
      </div>
    );
  return (
    <>
      <Points points={data.points} />
      <ul className={s.instruments}>
        {data.skills.map((state) => (
          <Instrument key={state.skill} state={state} data={data} onAsk={() => ask(state.skill)} />
        ))}
      </ul>
      {asked && asked.next && (
        <UpgradeSheet state={asked} points={data.points} onClose={() => ask(undefined)} />
      )}
    </>
  );
}

function Points({ points }: { points: number }) {
  return (
    <section className={s.points} aria-labelledby="points-title">
      <strong className={s.plaque}>{points}</strong>
      <div>
        <h2 id="points-title">
          <Plural value={points} one="Skill point to spend" other="Skill points to spend" />
        </h2>
        <p>
          <Trans>
            Each level earns you {SKILL_POINTS_PER_LEVEL} skill points. Every tenth level earns you{' '}
            {SKILL_POINTS_PER_TENTH_LEVEL} instead. Upgrades are permanent, and points are not
            refunded.
          </Trans>{' '}
          <Link to="/my-journey/$status" params={{ status: 'levels' }}>
            <Trans>Level-up table</Trans>
          </Link>
        </p>
      </div>
    </section>
  );
}

function Instrument({
  state,
  data,
  onAsk,
}: {
  state: SkillState;
  data: SkillsData;
  onAsk: () => void;
}) {
  const { t } = useLingui();
  const words = useSkillWords();
  const { skill, level } = state;
  const name = skillNames[skill];
  return (
    <li className={s.instrument}>
      <div className={s.dial}>
        <Gauge
          level={level}
          max={data.max_level}
          icon={icons[skill]}
          label={t`${name}: level ${level} of ${data.max_level}`}
        />
      </div>
      <div className={s.words}>
        <h2 className="poster">{name}</h2>
        <p className={s.what}>{words.what[skill]}</p>
      </div>
      <dl className={s.effects}>
        <div>
          <dt>
            <Trans>Now</Trans>
          </dt>
          <dd>{words.effect(state, 'now')}</dd>
        </div>
        <div>
          <dt>
            <Trans context="level of a skill">Next</Trans>
          </dt>
          <dd>{state.next ? words.effect(state, 'next') : <Trans>Highest level</Trans>}</dd>
        </div>
      </dl>
      <div className={s.foot}>
        {skill === 'hustler' && level > 0 && <HustlerToday today={data.hustler_today} />}
        <Upgrade state={state} points={data.points} onAsk={onAsk} />
      </div>
    </li>
  );
}

/**
 * Shows a button with the cost of the upgrade. If the member has too few points, the button is disabled and says how
 * many more are needed. At the highest level, shows "Mastered" instead.
 */
function Upgrade({
  state: { skill, cost, affordable },
  points,
  onAsk,
}: {
  state: SkillState;
  points: number;
  onAsk: () => void;
}) {
  const name = skillNames[skill];
  if (cost === null)
    return (
      <p className={s.complete}>
        <Icon name="check-circle" size={20} />
        <Trans>Mastered</Trans>
      </p>
    );
  const missing = cost - points;
  return affordable ? (
    <Button wide onClick={onAsk}>
      <Plural value={cost} one="Upgrade · # point" other="Upgrade · # points" />
      <span className="sr-only">· {name}</span>
    </Button>
  ) : (
    <Button
      wide
      variant="ink"
      reason={
        <Plural
          value={missing}
          one="# more point needed. You earn points by levelling up."
          other="# more points needed. You earn points by levelling up."
        />
      }
    >
      <Plural value={cost} one="Upgrade · # point" other="Upgrade · # points" />
      <span className="sr-only">· {name}</span>
    </Button>
  );
}

function HustlerToday({ today }: { today: SkillsData['hustler_today'] }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const [paid, most] = [money(today.paid), money(today.paid_max)];
  return (
    <div className={s.today}>
      <span>
        <Trans>
          {today.rounds} of {today.rounds_max} rounds today
        </Trans>
      </span>
      <span>
        <Trans>
          {paid} of {most}
        </Trans>
      </span>
      <ProgressBar
        value={today.rounds}
        max={today.rounds_max}
        label={t`Rounds counted for the Hustler skill today`}
      />
    </div>
  );
}
