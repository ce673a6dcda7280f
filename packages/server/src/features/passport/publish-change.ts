import { passportNews } from '@wl/contract/news/passport';
import { staffNews } from '@wl/contract/news/staff';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { DocumentRow } from './repository.ts';

/** Notifies the document queue and the member's page after the commit, so that they reload. */
export function publishChange(
  deps: Deps,
  tx: Transaction,
  { id, member_id, kind, state }: Pick<DocumentRow, 'id' | 'member_id' | 'kind' | 'state'>,
): void {
  tx.afterCommit(() => {
    deps.realtime.publish('private-staff.documents', staffNews.document_changed, { id, state });
    deps.realtime.publish(`private-member.${member_id}`, passportNews.changed, {
      kind,
      document: id,
      state,
    });
    deps.events.wake();
  });
}
