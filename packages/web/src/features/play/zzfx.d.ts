/** Types for the zzfx functions that the application uses. The package itself contains no types. */
declare module 'zzfx' {
  export const ZZFX: { volume: number; audioContext: AudioContext };
  export function zzfx(...parameters: (number | undefined)[]): AudioBufferSourceNode;
}
