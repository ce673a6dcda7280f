import {
  confirmLimit,
  getLimits,
  limitHistory,
  putLimit,
  withdrawLimitChange,
  type LimitChange,
  type LimitKind,
  type LimitPeriod,
  type OwnLimit,
  type OwnLimits,
} from '@wl/contract/limits';
import type { TestClient } from '../../platform/testing.ts';

/** Name of a limit, such as `deposit day`. */
export type Name = `${LimitKind} ${LimitPeriod}`;

const paramsOf = (name: Name) => {
  const [kind, period] = name.split(' ') as [LimitKind, LimitPeriod];
  return { kind, period };
};

/** Returns functions that call the limits API as one member. A limit is identified by its name. */
export function limitsOf(client: TestClient) {
  return {
    put: (name: Name, value: number | null) =>
      client.call(putLimit, { params: paramsOf(name), body: { value } }),
    confirm: (name: Name, value: number | null) =>
      client.call(confirmLimit, { params: paramsOf(name), body: { value } }),
    withdraw: (name: Name) => client.call(withdrawLimitChange, { params: paramsOf(name) }),
    all: async () => ((await client.call(getLimits)).body as { data: OwnLimits }).data,
    one: async (name: Name): Promise<OwnLimit | undefined> => {
      const { data } = (await client.call(getLimits)).body as { data: OwnLimits };
      return data.limits.find(({ kind, period }) => `${kind} ${period}` === name);
    },
    /**
     * Returns the history of the member's limits, newest first. Each entry consists of the action and the new value,
     * such as `set 5000` or `asked 9000`.
     */
    history: async () => {
      const { data } = (await client.call(limitHistory)).body as { data: LimitChange[] };
      return data.map(({ action, after }) => `${action} ${after ?? 'none'}`);
    },
  };
}

export type MemberLimits = ReturnType<typeof limitsOf>;
