import type { Moved } from '@wl/contract/travel';
import { receiveHud } from '../../app/hud/status.ts';
import type { NewsContext } from '../../app/realtime.ts';

/**
 * Matches queries by path, because importing the calls would load their schemas. Every page subscribes to the events,
 * but few pages show flights.
 */
const PATHS = ['/travel', '/travel/trips'];

const refresh = ({ client }: NewsContext): void => {
  for (const path of PATHS) void client.invalidateQueries({ queryKey: [path] });
};

export const news = {
  'journey.moved': ({ hud }: Moved, context: NewsContext): void => {
    receiveHud(hud);
    refresh(context);
  },
  'missions.stamp_earned': (_: unknown, context: NewsContext): void => refresh(context),
  // Changes to Coins, tickets, skills or the passport can open or close gates.
  'wallet.changed': (_: unknown, context: NewsContext): void => refresh(context),
  'bag.changed': (_: unknown, context: NewsContext): void => refresh(context),
  'members.changed': (_: unknown, context: NewsContext): void => refresh(context),
};

export const reconnected = refresh;
