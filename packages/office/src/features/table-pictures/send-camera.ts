import { openTableCamera } from '@wl/contract/office/table-pictures';
import { connectPicture, type PictureRefusal } from '@wl/contract/table-pictures-connection';
import {
  packFrame,
  type PictureFormats,
  type RelayMessage,
} from '@wl/contract/table-pictures-frames';
import { request } from '../../app/api.ts';
import { canSendSound, encodeSound } from './sound-encoder.ts';
import { encodeVideo, videoFormat, type Send } from './video-encoder.ts';

/** State of the connection to the server. `on_air`: the server receives the video. */
export type SendingStatus = 'starting' | 'on_air' | 'reconnecting' | 'failed' | PictureRefusal;

export interface SendingChange {
  status?: SendingStatus;
  /** Number of members' browsers that receive the video. */
  watching?: number;
}

/** Maximum number of unsent bytes in this browser. While more bytes are waiting, frames are skipped. */
const MOST_UNSENT = 100_000;

/**
 * Sends a camera's video and sound to the members at a table, and reconnects whenever the connection is lost.
 * @param changed called with each change
 * @returns a function that ends the transmission
 */
export function sendCamera(
  table: string,
  stream: MediaStream,
  changed: (change: SendingChange) => void,
): () => void {
  let socket: WebSocket | undefined;
  let aheadMs = 0;
  const formats: PictureFormats = { video: videoFormat };
  const serverNow = () => performance.now() + aheadMs;

  const send: Send = (kind, stampMs, bytes) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(packFrame({ kind, stampMs, bytes }));
  };

  function sendFormats() {
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify(formats));
    video?.requestKey();
  }

  const [videoTrack] = stream.getVideoTracks();
  const [soundTrack] = stream.getAudioTracks();
  const video =
    videoTrack &&
    encodeVideo(videoTrack, {
      send,
      serverNow,
      isBusy: () => socket?.readyState !== WebSocket.OPEN || socket.bufferedAmount > MOST_UNSENT,
      failed: () => changed({ status: 'failed' }),
    });
  const sound =
    soundTrack && canSendSound()
      ? encodeSound(soundTrack, {
          send,
          serverNow,
          started: (format) => {
            formats.sound = format;
            sendFormats();
          },
        })
      : undefined;

  const disconnect = connectPicture(
    async () => (await request(openTableCamera, { params: { slug: table } })).data,
    location.href,
    {
      opened(opened, ahead) {
        socket = opened;
        aheadMs = ahead;
        sendFormats();
      },
      text(message: RelayMessage) {
        if ('keyFrame' in message) video?.requestKey();
        else if ('watching' in message) changed({ watching: message.watching });
        else if ('state' in message)
          changed({ status: message.state === 'live' ? 'on_air' : 'reconnecting' });
      },
      lost: () => changed({ status: 'reconnecting' }),
      refused: (status) => changed({ status }),
    },
  );

  return () => {
    disconnect();
    video?.stop();
    sound?.stop();
  };
}
