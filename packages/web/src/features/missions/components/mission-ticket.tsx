import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Mission } from '@wl/contract/missions';
import { cx } from '@wl/ui/cx';
import { iconOf } from '@wl/ui/features/missions/objective-words';
import { Icon } from '@wl/ui/icon';
import { MissionTicket as PaperTicket, ticketParts as s } from '@wl/ui/journey/mission-ticket';
import { ProgressBar } from '@wl/ui/feedback/progress-bar';
import { useEffect } from 'react';
import { useFormats } from '../../../app/language/formats.ts';
import { freshlyDone } from '../completed.ts';
import { useMissionWords } from '../use-mission-words.ts';
import { whereTo } from '../where-to.ts';

/** Shows one mission as a paper ticket: its objective, its progress, and its reward on the stub. */
export function MissionTicket({
  mission,
  name,
  toUnlock,
  isHere,
  onAsk,
}: {
  mission: Mission;
  name: string;
  /** Number of missions that the member must still complete to unlock the district's finale. */
  toUnlock: number;
  isHere: boolean;
  onAsk: (missionId: string) => void;
}) {
  const { coins } = useFormats();
  const words = useMissionWords();
  const { id, state, objective } = mission;
  const isLocked = state === 'locked';
  const isDone = state === 'done';
  useEffect(
    () => () => {
      freshlyDone.delete(id);
    },
    [id],
  );
  return (
    <PaperTicket
      name={name}
      asks={words.objective(objective)}
      icon={iconOf(objective)}
      state={state}
      stub={<Stub mission={mission} />}
    >
      {isLocked && (
        <p className={s.reason}>
          <Plural
            value={toUnlock}
            one="Unlocks after # more mission in this district."
            other="Unlocks after # more missions in this district."
          />
        </p>
      )}
      {isDone && (
        <div className={s.line}>
          <FactsButton name={name} onPress={() => onAsk(id)} />
          <b className={cx('num', s.paid)}>
            +{coins(mission.coins)} <Icon name="coin" size={16} />
            <span className="sr-only">
              <Trans>Coins</Trans>
            </span>
          </b>
        </div>
      )}
      {state === 'open' && (
        <OpenMission mission={mission} name={name} isHere={isHere} onAsk={onAsk} />
      )}
    </PaperTicket>
  );
}

/** Shows the reward of the mission or, if the mission is completed, a stamp with the completion date. */
function Stub({ mission }: { mission: Mission }) {
  const { coins, date } = useFormats();
  return mission.state === 'done' && mission.completed_at !== null ? (
    <span className={cx(s.stamp, freshlyDone.has(mission.id) && s.fresh)}>
      <Trans>Done</Trans>
      <small>{date(mission.completed_at)}</small>
    </span>
  ) : (
    <>
      <b className="num">+{coins(mission.coins)}</b>
      <Icon name="coin" size={20} />
      <span className="sr-only">
        <Trans>Coins</Trans>
      </span>
    </>
  );
}

/** Shows the progress of an open mission, with a link to a page where the member can continue it. */
function OpenMission({
  mission,
  name,
  isHere,
  onAsk,
}: {
  mission: Mission;
  name: string;
  isHere: boolean;
  onAsk: (missionId: string) => void;
}) {
  const { t } = useLingui();
  const words = useMissionWords();
  return (
    <>
      <ProgressBar
        value={mission.progress}
        max={mission.target}
        tone="red"
        label={t`Progress: ${name}`}
        className={s.bar ?? ''}
      />
      <div className={s.line}>
        <b className="num">{words.progress(mission)}</b>
        <span className={s.links}>
          {mission.progress > 0 && <FactsButton name={name} onPress={() => onAsk(mission.id)} />}
          {isHere && (
            <Link {...whereTo(mission.objective)} className={s.go}>
              <Trans>Take me there</Trans>
              <span className="sr-only">: {name}</span>
              <Icon name="arrow-right" size={15} />
            </Link>
          )}
        </span>
      </div>
    </>
  );
}

function FactsButton({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <button type="button" className={s.facts} onClick={onPress}>
      <Trans>Progress</Trans>
      <span className="sr-only">: {name}</span>
    </button>
  );
}
