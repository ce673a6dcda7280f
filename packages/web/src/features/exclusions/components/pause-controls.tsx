import { Trans, useLingui } from '@lingui/react/macro';
import { getExclusion } from '@wl/contract/exclusions';
import { Icon, type IconName } from '@wl/ui/icon';
import { PaperCard } from '@wl/ui/surfaces/panel';
import { breakLengths, exclusionLengths, type PauseLength } from '@wl/world/casino/exclusions';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/formats.ts';
import { useTexts } from '../../../app/language/use-texts.ts';
import { feature } from '../routes.tsx';
import { usePauseWords } from '../use-pause-words.ts';
import { PauseDialog } from './pause-dialog.tsx';
import s from './pause-controls.module.css';

/**
 * Shows two cards on the My Limits page: one for a break of a few hours, and one for self-exclusion of a day or more.
 */
export function PauseControls() {
  const { t } = useLingui();
  const hasTexts = useTexts(feature);
  const state = useCall(getExclusion, {}).data?.data;
  const [requested, setRequested] = useState<PauseLength>();
  if (!hasTexts || !state) return null;
  const offer = (lengths: readonly PauseLength[]) => (
    <Choices lengths={lengths} open={state.choices} onChoose={setRequested} />
  );
  return (
    <>
      <Card icon="hourglass" title={t`Take a break`} id="pause-break">
        <p>
          <Trans>
            No games, top-ups, purchases or trips for a few hours. You stay signed in, and the break
            ends automatically.
          </Trans>
        </p>
        {state.current && <Holding state={state.current} />}
        {offer(breakLengths)}
      </Card>
      <Card icon="hand" title={t`Exclude yourself`} id="pause-exclusion">
        <p>
          <Trans>
            An exclusion lasts a day or more. It starts immediately, signs you out on all devices
            and cannot be shortened. Your money remains yours, and you can still cash out.
          </Trans>
        </p>
        {offer(exclusionLengths)}
        <p>
          <Trans>
            An indefinite exclusion lasts until you ask to return, but at least 7 days. A permanent
            exclusion never ends.
          </Trans>
        </p>
      </Card>
      {requested && <PauseDialog length={requested} onClose={() => setRequested(undefined)} />}
    </>
  );
}

function Card(props: { icon: IconName; title: string; id: string; children: ReactNode }) {
  const { icon, title, id, children } = props;
  return (
    <PaperCard as="section" className={s.card} aria-labelledby={id}>
      <h2 id={id}>
        <span className={s.seal}>
          <Icon name={icon} size={24} />
        </span>
        {title}
      </h2>
      {children}
    </PaperCard>
  );
}

/** Shows a message about an active break or exclusion during which the member can still browse. */
function Holding({ state }: { state: { length: PauseLength; until: string | null } }) {
  const words = usePauseWords();
  const { dateTime } = useFormats();
  const until = state.until === null ? '' : dateTime(state.until);
  const length = words.lengths[state.length];
  return (
    <p className={s.holding} role="status">
      {state.until === null ? (
        <Trans>Self-exclusion started: {length}.</Trans>
      ) : (
        <Trans>This period lasts until {until}.</Trans>
      )}
    </p>
  );
}

function Choices(props: {
  lengths: readonly PauseLength[];
  open: readonly PauseLength[];
  onChoose: (length: PauseLength) => void;
}) {
  const { lengths, open, onChoose } = props;
  const words = usePauseWords();
  return (
    <ul className={s.choices}>
      {lengths.map((length) => (
        <li key={length}>
          <button type="button" disabled={!open.includes(length)} onClick={() => onChoose(length)}>
            {words.lengths[length]}
          </button>
        </li>
      ))}
    </ul>
  );
}
