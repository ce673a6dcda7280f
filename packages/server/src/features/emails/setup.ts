import type { Deps } from '../../platform/deps.ts';
import { startInboundServer } from './inbound/inbound-server.ts';

/** Starts receiving bounces if a port is set. Worker processes of a node do not listen on it. */
export async function setup(deps: Deps): Promise<void> {
  const { inboundSmtp } = deps.config;
  if (inboundSmtp && !deps.isWorker) await startInboundServer(deps, inboundSmtp);
}
