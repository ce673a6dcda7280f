import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useRouteContext, useSearch } from '@tanstack/react-router';
import type { ReplayTopic } from '@wl/contract/office/journey-replay';
import { memberFile } from '@wl/contract/office/members';
import { Icon } from '@wl/ui/icon';
import { useCallback, useState } from 'react';
import { request } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import paper from '../../../app/paper.module.css';
import { may } from '../../../app/session.ts';
import { Failed, Nothing } from '../../../app/states.tsx';
import { pageOf, readPage, type ReplayPage, type WholeStep } from '../api.ts';
import { CityMap } from '../components/city-map.tsx';
import { Player } from '../components/player.tsx';
import { Seal } from '../components/seal.tsx';
import { Figures, Limits, Missions, Trophies } from '../components/state-board.tsx';
import { StepCard } from '../components/step-card.tsx';
import { Timeline } from '../components/timeline.tsx';
import { VoidDialog } from '../components/void-dialog.tsx';
import { type RoundToVoid, roundToVoid } from '../round-to-void.ts';
import { useMissionNames, useStepTitle } from '../use-step-words.ts';
import s from '../components/journey.module.css';

/** Shows the loading progress, because loading a long history takes more than one request. */
function Reading({ read, events }: { read: number; events: number }) {
  const { t } = useLingui();
  const { number } = useFormats();
  return (
    <div className={paper.panel} role="status" aria-busy="true">
      <p className={s.reading}>
        {events === 0 ? (
          <Trans>Loading the journey…</Trans>
        ) : (
          <Trans>
            {number(read)} of {number(events)} events read…
          </Trans>
        )}
      </p>
      <progress
        className={s.progress}
        aria-label={t`Events read`}
        max={Math.max(1, events)}
        value={read}
      />
    </div>
  );
}

/**
 * Returns the cities that the given steps refer to: the member's city at each step, and the cities of the step's
 * missions. The result can contain duplicates and empty strings.
 */
const citiesOf = (steps: readonly WholeStep[]): string[] =>
  steps.flatMap(({ whole, change, facts }) => [
    whole.city,
    ...change.missions.map(({ id }) => id.split('.')[0] ?? ''),
    String(facts['mission'] ?? '').split('.')[0] ?? '',
  ]);

/**
 * Loads the last page of the journey and the page that contains the step in the URL. Also returns functions that open
 * another step, day or topic.
 */
function useReplay(id: string) {
  const { topic, step } = useSearch({ from: '/office/members/$id/journey' });
  const navigate = useNavigate();
  const [reading, setReading] = useState({ read: 0, events: 0 });
  const [isPlaying, setPlaying] = useState(false);
  const onRead = (read: number, events: number) => setReading({ read, events });
  const end = useQuery({
    queryKey: ['journey', id, topic ?? 'all', 'end'],
    queryFn: () => readPage(id, { topic }, onRead),
    // Reuse the loaded page for a minute. Events that arrive while a clerk watches the replay can appear later.
    staleTime: 60_000,
  });
  const total = end.data?.total ?? 0;
  const place = Math.max(0, Math.min(step ?? total - 1, total - 1));
  const isAtEnd = end.data !== undefined && place >= (end.data.steps[0]?.place ?? 0);
  const middle = useQuery({
    queryKey: ['journey', id, topic ?? 'all', pageOf(place)],
    queryFn: () => readPage(id, { topic, from: pageOf(place) }, onRead),
    enabled: total > 0 && !isAtEnd,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  const page = isAtEnd ? end.data : middle.data;
  const shown = page?.steps.find((one) => one.place === place);
  const lead = useCallback(
    (to: { topic?: ReplayTopic | undefined; step?: number | undefined }) => {
      void navigate({
        to: '/members/$id/journey',
        params: { id },
        search: {
          ...(to.topic ? { topic: to.topic } : {}),
          ...(to.step === undefined ? {} : { step: to.step }),
        },
        replace: true,
        resetScroll: false,
      });
    },
    [navigate, id],
  );
  const onPlace = useCallback((to: number) => lead({ topic, step: to }), [lead, topic]);
  const onDay = (day: string) => {
    setPlaying(false);
    void readPage(id, { topic, day }, onRead).then(
      ({ steps }) => onPlace(steps[0]?.place ?? 0),
      // The page shows errors only from its own queries. Refetch the main query, because it probably fails for the same
      // reason as this direct call to `readPage`.
      () => end.refetch(),
    );
  };
  const onTopic = (next: ReplayTopic | undefined) => {
    setPlaying(false);
    lead({ topic: next });
  };
  return {
    topic,
    place,
    total,
    page,
    shown,
    end,
    isAtEnd,
    middle,
    reading,
    isPlaying,
    setPlaying,
    onPlace,
    onDay,
    onTopic,
  };
}

/** Replays a member's journey step by step, showing the changes made by each event and the resulting state. */
export function Journey() {
  const { id } = useParams({ from: '/office/members/$id/journey' });
  const file = useQuery({
    queryKey: ['member', id],
    queryFn: () => request(memberFile, { params: { id } }),
  });
  const replay = useReplay(id);
  const { total, page, shown, end, middle, isPlaying, onPlace } = replay;
  const name = file.data?.data.member.name;
  return (
    <div className={paper.page}>
      <header className={paper.head}>
        <div>
          <Link to="/members/$id" params={{ id }} className={s.back}>
            <Icon name="arrow-left" size={16} /> {name ?? <Trans>The member’s file</Trans>}
          </Link>
          <h1>
            <Trans>Journey, step by step</Trans>
          </h1>
        </div>
        {end.data?.seal?.differences.length === 0 && <Seal seal={end.data.seal} />}
      </header>
      {end.data?.seal && end.data.seal.differences.length > 0 && <Seal seal={end.data.seal} />}
      {end.isPending && <Reading {...replay.reading} />}
      {end.isError && <Failed error={end.error} again={() => void end.refetch()} />}
      {middle.isError && !replay.isAtEnd && (
        <Failed error={middle.error} again={() => void middle.refetch()} />
      )}
      {end.data && (
        <Player
          place={replay.place}
          total={total}
          isThere={shown !== undefined}
          topic={replay.topic}
          onPlace={onPlace}
          onTopic={replay.onTopic}
          onDay={replay.onDay}
          isPlaying={isPlaying}
          onPlaying={replay.setPlaying}
        />
      )}
      {end.data && total === 0 && (
        <Nothing>
          <Trans>No events of this type yet.</Trans>
        </Nothing>
      )}
      {page && shown && (
        <Board id={id} page={page} shown={shown} isPlaying={isPlaying} onPlace={onPlace} />
      )}
      {end.data && total > 0 && !shown && !middle.isError && <Reading read={0} events={0} />}
    </div>
  );
}

function Board({
  id,
  page,
  shown,
  isPlaying,
  onPlace,
}: {
  id: string;
  page: ReplayPage;
  shown: WholeStep;
  isPlaying: boolean;
  onPlace: (place: number) => void;
}) {
  const missionName = useMissionNames(citiesOf(page.steps));
  const titleOf = useStepTitle(missionName);
  const { whole: state, change } = shown;
  const { clerk } = useRouteContext({ from: '/office' });
  const [voiding, setVoiding] = useState<RoundToVoid>();
  const isVoidable = !isPlaying && may(clerk, 'rounds.void');
  return (
    <div className={s.board}>
      <div className={s.verified}>
        <StepCard
          memberId={id}
          step={shown}
          title={titleOf(shown)}
          missionName={missionName}
          isPlaying={isPlaying}
          {...(isVoidable && {
            onVoid: () => {
              // Put the current step in the URL first. Without a step in the URL, the page shows the latest event,
              // which after the void is the void itself and not this step.
              onPlace(shown.place);
              setVoiding(roundToVoid(shown));
            },
          })}
        />
        <Timeline steps={page.steps} place={shown.place} titleOf={titleOf} onPlace={onPlace} />
      </div>
      <div className={s.state}>
        <CityMap city={state.city} from={change.city?.from ?? null} />
        <Figures state={state} />
        <div className={s.pair}>
          <div>
            <Missions state={state} missionName={missionName} />
          </div>
          <div>
            <Trophies state={state} />
            <Limits state={state} />
          </div>
        </div>
      </div>
      {voiding && (
        <VoidDialog memberId={id} round={voiding} onClose={() => setVoiding(undefined)} />
      )}
    </div>
  );
}
