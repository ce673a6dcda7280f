/** Card scanner. Each implementation supports one kind of device, and passes on every code that the device reads. */
export interface CardScanner {
  /**
   * Starts reading.
   * @param read called with each code, without the line end
   * @returns a function that stops reading
   */
  start(read: (code: string) => void): () => void;
}
