import type { Serializable } from 'node:child_process';
import type { Socket } from 'node:net';

/** Raw connection of a socket. Node's documentation does not describe it (nodejs/node#8353). */
interface RawConnection {
  readStop(): void;
}

/**
 * Sends a connection to the parent process, with a message. Destroys the connection if it cannot be sent.
 *
 * Node closes this process's handle of the connection only when the parent has acknowledged it. Until then, this
 * process would still read the connection and discard what the client sends to the parent, so it must stop reading
 * first.
 */
export function passOnConnection(message: Serializable, connection: Socket): void {
  (connection as unknown as { _handle: RawConnection | null })._handle?.readStop();
  process.send?.(message, connection, {}, (error) => {
    if (error) connection.destroy();
  });
}
