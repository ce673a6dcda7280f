/**
 * Stores this browser's chat visitor, a person without an account. Also determines who is writing in the chat: the
 * signed-in member or this visitor.
 */
import { create } from 'zustand';
import { useSession } from '../../app/session/session.ts';
import { readLocalJson } from '../../app/session/storage.ts';

export interface Visitor {
  /** Secret that lets this browser read and write the visitor's conversations. */
  token: string;
  /** Realtime channel of the visitor. It also serves as the visitor's id in this browser. */
  channel: string;
  name: string;
  email: string;
}

interface VisitorState {
  /** Visitor stored in this browser; undefined if there is none. */
  visitor: Visitor | undefined;
  /** True after the server has refused the token, until the visitor starts a new chat. */
  isOver?: boolean;
}

export const useVisitor = create<VisitorState>(() => ({ visitor: readLocalJson('chat-visitor') }));

/** Returns the visitor, unless a member is signed in. */
export const visitorNow = (): Visitor | undefined =>
  useSession.getState().status === 'visitor' ? useVisitor.getState().visitor : undefined;

/** Returns the id of the member or visitor who uses the chat in this browser; undefined if there is neither. */
export const requesterNow = (): string | undefined =>
  useSession.getState().player?.id ?? visitorNow()?.channel;

/** Returns the part of a request that identifies a visitor. */
export const asVisitor = (): { visitorToken?: string } => {
  const token = visitorNow()?.token;
  return token === undefined ? {} : { visitorToken: token };
};

/** Calls the listener whenever this browser's requester changes: to another member or visitor, or to none. */
export function onRequester(listener: () => void): void {
  let known = requesterNow();
  const check = () => {
    const now = requesterNow();
    if (now === known) return;
    known = now;
    listener();
  };
  useSession.subscribe(check);
  useVisitor.subscribe(check);
}

/** Returns the chat requester's id, as `requesterNow` does, and renders the component again when the id changes. */
export function useRequester(): string | undefined {
  const memberId = useSession(({ player }) => player?.id);
  const isVisitor = useSession(({ status }) => status === 'visitor');
  const channel = useVisitor(({ visitor }) => visitor?.channel);
  return memberId ?? (isVisitor ? channel : undefined);
}
