import { create } from 'zustand';

/** State of the chat panel, which the launcher and the member menu open. */
export const usePanel = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

export const openChat = (): void => usePanel.setState({ isOpen: true });
export const closeChat = (): void => usePanel.setState({ isOpen: false });
