import { useState } from 'react';

/** Words for who does not see that a deed was done. */
export interface Said {
  words: string;
  /** Grows: the same words again are news. */
  no: number;
}

export function useSaid(): [Said, (words: string) => void] {
  const [said, setSaid] = useState<Said>({ words: '', no: 0 });
  const say = (words: string) => setSaid(({ no }) => ({ words, no: no + 1 }));
  return [said, say];
}
