import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { useState } from 'react';
import { useErrorText } from '../../../app/errors.tsx';
import { useSession } from '../../../app/session/session.ts';
import { useSoundSetting } from '../../../app/sound-setting.ts';
import { delayLevel } from '../delay.ts';
import { useWatching } from '../use-watching.ts';
import { canShowVideo } from '../video-player.ts';
import type { PictureStatus } from '../watch-picture.ts';
import s from './table-picture.module.css';

export interface TablePictureProps {
  /** Slug of the table. */
  table: string;
  /** Name of the table, for screen readers. */
  name: string;
  /** False while no dealer has an open shift at the table. The absence of a video is then not an interruption. */
  hasDealer: boolean;
}

const LOUDEST = 100;
const WIDTH = 640;
const HEIGHT = 360;

/**
 * Shows the live video of a dealt table, with its state and the measured delay. Fills the width of its container at an
 * aspect ratio of 16:9.
 */
export default function TablePicture({ table, name, hasDealer }: TablePictureProps) {
  const { t } = useLingui();
  const isMember = useSession(({ status }) => status === 'member');
  const [setting] = useSoundSetting();
  const [wantsSound, setWantsSound] = useState(false);
  const volume = wantsSound && setting.on ? setting.volume / LOUDEST : 0;
  const watching = useWatching(table, { isMember, volume });
  const { status = 'loading', delayMs, hasSound } = watching;
  const isLive = status === 'live';
  return (
    <figure className={s.figure}>
      <div className={s.screen}>
        <canvas
          ref={watching.canvas}
          className={s.canvas}
          width={WIDTH}
          height={HEIGHT}
          role="img"
          aria-label={t`Live video of ${name}`}
        />
        {isLive ? (
          <span className={s.live}>
            <Trans context="video">Live</Trans>
          </span>
        ) : (
          <Reason
            status={status}
            isMember={isMember}
            hasDealer={hasDealer}
            retry={watching.retry}
          />
        )}
        {isLive && hasSound === true && setting.on && (
          <span className={s.sound}>
            <Button
              variant="ink"
              size="small"
              icon={wantsSound ? 'sound' : 'sound-off'}
              aria-pressed={wantsSound}
              onClick={() => setWantsSound(!wantsSound)}
            >
              <Trans>Table sound</Trans>
            </Button>
          </span>
        )}
      </div>
      {isLive && delayMs !== undefined && <Delay ms={Math.round(delayMs)} />}
    </figure>
  );
}

/** Shows the measured delay of the video (UKGC RTS 4A). */
function Delay({ ms }: { ms: number }) {
  const { t } = useLingui();
  const levels = {
    low: t({ message: 'low', context: 'delay' }),
    middle: t({ message: 'medium', context: 'delay' }),
    high: t({ message: 'high', context: 'delay' }),
  };
  const level = delayLevel(ms);
  return (
    <figcaption className={s.delay} data-level={level} data-delay={ms}>
      <Trans>
        Video delay: <b>{levels[level]}</b> ({ms} ms).
      </Trans>{' '}
      <Trans>A high delay can put you at a disadvantage.</Trans>
    </figcaption>
  );
}

interface ReasonProps {
  status: PictureStatus;
  isMember: boolean;
  hasDealer: boolean;
  retry: () => void;
}

/** Explains, in place of the video, why no video is shown and how the member can proceed. */
function Reason({ status, isMember, hasDealer, retry }: ReasonProps) {
  const sentence = useSentence({ status, isMember, hasDealer });
  const isWaiting = status === 'loading' || (status === 'lost' && !hasDealer);
  const canRetry = isMember && canShowVideo() && !isWaiting;
  return (
    <div className={s.reason} role="status">
      <p>{sentence}</p>
      {canRetry && (
        <Button variant="ink" size="small" icon="repeat" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}

function useSentence({ status, isMember, hasDealer }: Omit<ReasonProps, 'retry'>): string {
  const { t } = useLingui();
  const errorText = useErrorText();
  if (!canShowVideo())
    return t`This browser cannot show the live video. Update the browser, or use another one. You can bet without the video.`;
  if (!isMember) return t`Sign in to see the live video of this table.`;
  if (!hasDealer && (status === 'loading' || status === 'lost'))
    return t`This table has no dealer at the moment. The live video starts when a dealer starts a shift.`;
  if (status === 'loading') return t`Loading the live video…`;
  if (status === 'full')
    return t`Too many members are watching at the moment. The video starts automatically as soon as possible.`;
  if (typeof status === 'object' && 'error' in status) return errorText(status.error);
  return t`The live video is interrupted. It resumes automatically as soon as possible.`;
}
