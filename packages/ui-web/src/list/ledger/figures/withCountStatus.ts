import type { LiveFigures } from "../useLiveCall.ts"

/** The status of the count on which figures are based. */
export interface CountStatus {
  /** True if the count isn't for the current list, because it's still loading or is the last known count. */
  readonly isPending: boolean
}

/**
 * Returns figures that explain a count. While the count is pending, they're pending too, and only the count shows an
 * error.
 */
export const withCountStatus = <A>(live: LiveFigures<A>, { isPending }: CountStatus): LiveFigures<A> => ({
  ...live,
  isPending: isPending || live.isPending,
  error: isPending ? null : live.error,
})
