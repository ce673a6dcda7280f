import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import {
  openTableRecording,
  tableRecordingFile,
  type TableRecording,
} from '@wl/contract/office/table-pictures-recordings';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { useEffect, useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import paper from '../../../app/paper.module.css';
import { Waiting } from '../../../app/states.tsx';
import s from './recording-list.module.css';

interface RecordingPlayerProps {
  recording: TableRecording;
  close: () => void;
}

/**
 * Asks the server to verify a recording, and then loads the file. The file is not streamed, because media elements
 * cannot send the token of a clerk's session.
 */
async function load(id: string): Promise<Blob> {
  const opened = await request(openTableRecording, { params: { id } });
  const { token } = opened.data;
  return (await request(tableRecordingFile, { params: { id }, query: { token } })) as Blob;
}

/** Returns an address for a file in memory. The address is valid until the file changes or the component unmounts. */
function useAddressOf(file: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return undefined;
    const created = URL.createObjectURL(file);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return address;
}

/** Verifies a recording and plays it in a dialog. Every opening is recorded in the staff log. */
export function RecordingPlayer({ recording, close }: RecordingPlayerProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [isBroken, setIsBroken] = useState(false);
  const { id, round, table_name: name, sha256, is_whole: isWhole } = recording;
  const opened = useQuery({
    queryKey: ['table-recording', id],
    queryFn: () => load(id),
    // Each opening is verified and recorded again.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  const address = useAddressOf(opened.data);
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
      {address !== undefined && (
        <>
          <video
            className={s.video}
            src={address}
            controls
            autoPlay
            muted
            playsInline
            aria-label={t`Recording of ${name}, round ${round}`}
            onError={() => setIsBroken(true)}
          />
          {isBroken && (
            <p role="alert" className={paper.alert}>
              <Trans>
                This browser cannot play the recording. Use a browser that plays WebM with VP8.
              </Trans>
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
