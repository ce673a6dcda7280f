import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import {
  openTableRecording,
  type TableRecording,
} from '@wl/contract/office/table-pictures-recordings';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import paper from '../../../app/paper.module.css';
import { Waiting } from '../../../app/states.tsx';
import s from './recording-list.module.css';

interface RecordingPlayerProps {
  recording: TableRecording;
  close: () => void;
}

/** Verifies a recording and plays it in a dialog. Every opening is recorded in the staff log. */
export function RecordingPlayer({ recording, close }: RecordingPlayerProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [isBroken, setIsBroken] = useState(false);
  const { id, round, table_name: name, sha256, is_whole: isWhole } = recording;
  const opened = useQuery({
    queryKey: ['table-recording', id],
    queryFn: () => request(openTableRecording, { params: { id } }),
    // Each opening needs a new token.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  return (
    <Dialog
      title={
        <Trans>
          {name}, round {round}
        </Trans>
      }
      closeLabel={t`Close`}
      paper
      onClose={close}
    >
      {opened.isPending && <Waiting lines={3} />}
      {opened.isError && (
        <p role="alert" className={paper.alert}>
          {errorText(opened.error)}
        </p>
      )}
      {opened.data && (
        <>
          <video
            className={s.video}
            src={opened.data.data.path}
            controls
            autoPlay
            muted
            playsInline
            aria-label={t`Recording of ${name}, round ${round}`}
            onError={() => setIsBroken(true)}
          />
          {isBroken && (
            <p role="alert" className={paper.alert}>
              <Trans>This browser cannot play the recording, or ten minutes have passed.</Trans>{' '}
              <Trans>Close the player and open the recording again.</Trans>
            </p>
          )}
          {isWhole === false && (
            <p>
              <Trans>
                The recording does not cover the whole round, or the video was interrupted.
              </Trans>
            </p>
          )}
          <p className={paper.sub}>
            <Trans>The file matches the hash in the record of the round.</Trans>{' '}
            <code className={s.hash}>{sha256}</code>
          </p>
        </>
      )}
    </Dialog>
  );
}
