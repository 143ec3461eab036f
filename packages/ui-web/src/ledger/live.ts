/** The timing with which the figures follow the edits, in milliseconds. */
export const LIVE = {
  /** An edit is asked about at once; those that follow closer than this, together, once they pause this long. */
  debounceMs: 120,
  /** The time during which an answer is reused from the cache, such as when a change is undone. */
  staleMs: 60_000,
  /** After a failure it is asked again by itself, after each of these, and then after the last one for good. */
  retryMs: [1_000, 3_000, 9_000],
} as const
