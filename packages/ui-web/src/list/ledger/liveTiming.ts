/** The timing of figure requests after edits, in milliseconds. */
export const LIVE_TIMING = {
  /**
   * The pause after which edits in quick succession are requested together; the first edit is requested immediately.
   */
  debounceMs: 120,
  /** The time for which a result is reused from the cache, such as when a change is undone. */
  staleMs: 60_000,
  /** The delays before automatic retries after a failure; the last delay repeats. */
  retryMs: [1_000, 3_000, 9_000],
} as const
