import type { Deps } from '../../platform/deps.ts';
import { registerInboundAddress } from '../../platform/email/inbound-addresses.ts';
import { startInboundServer } from './inbound/inbound-server.ts';
import { reportAddress } from './inbound/report-address.ts';

/** Starts the server for incoming e-mails if a port is configured. Worker processes do not listen on the port. */
export async function setup(deps: Deps): Promise<void> {
  const { inboundSmtp } = deps.config;
  if (!inboundSmtp || deps.isWorker) return;
  registerInboundAddress(deps, reportAddress(deps, inboundSmtp));
  await startInboundServer(deps, inboundSmtp);
}
