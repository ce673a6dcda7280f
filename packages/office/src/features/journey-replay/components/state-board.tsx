import { Trans, useLingui } from '@lingui/react/macro';
import type { ReplayState } from '@wl/contract/office/journey-replay';
import { badgeById, badges } from '@wl/world/achievements/badges';
import { cities } from '@wl/world/cities/index';
import { Icon } from '@wl/ui/icon';
import { ProgressBar } from '@wl/ui/feedback/progress-bar';
import { useFormats } from '../../../app/language/format.ts';
import { type DataColumn, OfficeTable } from '../../../app/office-table.tsx';
import paper from '../../../app/paper.module.css';
import { gameName, useOriginalNames } from '../use-step-words.ts';
import s from './journey.module.css';

type Limit = ReplayState['limits'][number];

interface BoardProps {
  state: ReplayState;
  missionName: (id: string) => string;
}

/** Shows the member's level, Coins and skills after this replay step. */
export function Figures({ state }: { state: ReplayState }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const names = useOriginalNames();
  const { level, experience, experience_needed: needed } = state;
  return (
    <div className={s.figures}>
      <div>
        <span>
          <Trans>Level</Trans>
        </span>
        <b>{number(level)}</b>
        <ProgressBar
          value={experience}
          max={needed}
          label={t`Experience: ${number(experience)} of ${number(needed)}`}
        />
        <small>
          <Trans>
            {number(experience)} of {number(needed)} experience
          </Trans>
        </small>
      </div>
      <div>
        <span>Coins</span>
        <b>{number(state.coins)}</b>
      </div>
      <div>
        <span>
          <Trans>Skill points</Trans>
        </span>
        <b>{number(state.skill_points)}</b>
        <small>
          {state.skills
            .map(({ skill, level: at }) => `${names.skills[skill]} ${number(at)}`)
            .join(' · ')}
        </small>
      </div>
    </div>
  );
}

/** Shows the missions of the member's city and the day's itinerary at the replay's current step. */
export function Missions({ state, missionName }: BoardProps) {
  return (
    <>
      <CityMissions state={state} missionName={missionName} />
      <Itinerary itinerary={state.itinerary} />
    </>
  );
}

function CityMissions({ state, missionName }: BoardProps) {
  const { money, number } = useFormats();
  const names = useOriginalNames();
  const amount = (target: number, value: number) => (target >= 1000 ? money(value) : number(value));
  return (
    <section className={paper.panel}>
      <h2>
        <Trans>Missions in {names.city(state.city)}</Trans>
      </h2>
      <ul className={s.missions}>
        {state.missions.map(({ id, state: is, target, progress }) => (
          <li key={id} data-state={is}>
            <Icon
              name={is === 'done' ? 'check-circle' : is === 'locked' ? 'lock' : 'ticket'}
              size={18}
            />
            <span>{missionName(id)}</span>
            <small>
              {is === 'locked' ? (
                <Trans>locked</Trans>
              ) : (
                `${amount(target, progress)} / ${amount(target, target)}`
              )}
            </small>
            <ProgressBar
              value={progress}
              max={target}
              label={`${missionName(id)}: ${amount(target, progress)} / ${amount(target, target)}`}
              tone={is === 'done' ? 'lagoon' : 'brass'}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Itinerary({ itinerary }: { itinerary: ReplayState['itinerary'] }) {
  const { t } = useLingui();
  const { money, day } = useFormats();
  return (
    <section className={paper.panel}>
      <h2>
        <Trans>Itinerary</Trans>
      </h2>
      {itinerary ? (
        <>
          <p className={paper.sub}>{day(itinerary.day)}</p>
          <ul className={s.missions}>
            {itinerary.errands.map(({ id, cents, progress, done }) => (
              <li key={id} data-state={done ? 'done' : 'open'}>
                <Icon name={done ? 'check-circle' : 'calendar'} size={18} />
                <span>
                  {id === itinerary.week ? (
                    <Trans>Weekly errand</Trans>
                  ) : (
                    <Trans>Errand {id.slice(-1)}</Trans>
                  )}
                </span>
                <small>
                  {money(progress)} / {money(cents)}
                </small>
                <ProgressBar
                  value={progress}
                  max={cents}
                  label={t`Errand: ${money(progress)} of ${money(cents)}`}
                  tone={done ? 'lagoon' : 'brass'}
                />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className={paper.sub}>
          <Trans>Not started yet.</Trans>
        </p>
      )}
    </section>
  );
}

/**
 * Compares the experience from each source with its hourly, daily and monthly limits. Limits that have been reached are
 * shown in red.
 */
export function Limits({ state }: { state: ReplayState }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const names = useOriginalNames();
  const use = (id: 'hour' | 'day' | 'month', head: string): DataColumn<Limit> => ({
    id,
    head,
    as: 'number',
    cell: ({ [id]: { used, limit: most } }) => (
      <span className={s.use} data-full={used >= most}>
        {number(used)}/{number(most)}
      </span>
    ),
  });
  const columns = [
    {
      id: 'source',
      head: t`Source`,
      isPlain: true,
      cell: ({ source }: Limit) => names.sources[source],
    },
    use('hour', t`Hour`),
    use('day', t`Day`),
    use('month', t`Month`),
  ];
  return (
    <section className={paper.panel}>
      <h2>
        <Trans>Experience limits</Trans>
      </h2>
      <OfficeTable
        label={t`Experience limits`}
        rows={state.limits}
        columns={columns}
        rowId={({ source }) => source}
        lines
      />
    </section>
  );
}

/** Shows the member's stamps, badges and records at this step. */
export function Trophies({ state }: { state: ReplayState }) {
  return (
    <section className={paper.panel}>
      <Stamps state={state} />
      <Badges state={state} />
      {state.records.length > 0 && <Records state={state} />}
    </section>
  );
}

function Stamps({ state }: { state: ReplayState }) {
  const names = useOriginalNames();
  return (
    <>
      <h2>
        <Trans>Stamps</Trans>
      </h2>
      <ul className={s.stamps}>
        {cities.map(({ slug, airport }) => (
          <li key={slug} data-inked={state.stamps.includes(slug)} title={names.city(slug)}>
            <span aria-hidden="true">{airport}</span>
            <span className={s.unseen}>
              {names.city(slug)}
              {': '}
              {state.stamps.includes(slug) ? <Trans>stamped</Trans> : <Trans>no stamp</Trans>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Badges({ state }: { state: ReplayState }) {
  const { number } = useFormats();
  const names = useOriginalNames();
  return (
    <>
      <h2>
        <Trans>
          Pins: {number(state.badges.length)} of {number(badges.length)}
        </Trans>
      </h2>
      {state.badges.length === 0 ? (
        <p className={paper.sub}>
          <Trans>None so far.</Trans>
        </p>
      ) : (
        <ul className={s.badges}>
          {state.badges.map((id) => {
            const badge = badgeById(id);
            return (
              <li key={id}>
                <svg viewBox="0 0 24 24" data-grade={badge?.grade} aria-hidden="true">
                  <circle cx="12" cy="12" r="11.500" />
                  <use
                    href={`/art/pins.svg#${badge?.family.figure ?? ''}`}
                    x="5"
                    y="5"
                    width="14"
                    height="14"
                  />
                </svg>
                {names.badge(id)}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

function Records({ state }: { state: ReplayState }) {
  const { money, number } = useFormats();
  const names = useOriginalNames();
  return (
    <>
      <h2>
        <Trans>Records</Trans>
      </h2>
      <dl className={paper.rows}>
        {state.records.map(({ kind, value, game }) => (
          <div key={kind}>
            <dt>{names.record(kind)}</dt>
            <dd>
              {kind === 'multiplier' ? `${number(value / 100)}×` : money(value)}
              <small className={s.more}>{gameName(game)}</small>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
