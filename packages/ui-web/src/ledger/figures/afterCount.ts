import type { LiveFigures } from "../useLiveCall.ts"

/** The state of the count that figures are about. */
export interface CountStatus {
  /** True if the count isn't for the current list, because it's being requested or is the last known one. */
  readonly isPending: boolean
}

/**
 * Returns figures that explain a count. While the count is pending, they're pending too, and only the count shows an
 * error.
 */
export const afterCount = <A>(live: LiveFigures<A>, { isPending }: CountStatus): LiveFigures<A> => ({
  ...live,
  isPending: isPending || live.isPending,
  error: isPending ? null : live.error,
})
