/** Settings of the realtime clients in browsers, which connect to the server that sent the page (specification §7). */

/** Settings that a client needs to open the realtime connection. */
export interface RealtimeSettings {
  key: string;
  cluster: string;
}

/** Path of the call that authorises channel subscriptions. */
export const CHANNEL_AUTHORISATION = '/api/broadcasting/auth';

/**
 * Returns the connection options of the Pusher client. The specification defines the timeouts, in milliseconds.
 * @param page location of the page
 */
export function connectionOptions(
  { cluster }: RealtimeSettings,
  page: { protocol: string; hostname: string; port: string },
) {
  const secure = page.protocol === 'https:';
  const port = Number(page.port || (secure ? 443 : 80));
  const transports: ('ws' | 'wss')[] = ['ws', 'wss'];
  return {
    // The client requires a cluster name, but connects to the host set below.
    cluster,
    wsHost: page.hostname,
    wsPort: port,
    wssPort: port,
    forceTLS: secure,
    enabledTransports: transports,
    enableStats: false,
    activityTimeout: 120_000,
    pongTimeout: 30_000,
    unavailableTimeout: 10_000,
  };
}
