import type { LiveFigures } from "../useLiveCall.ts"

/** The state of the count that figures are about. */
export interface CountStatus {
  /** It is not that of the list as it is: on its way, or the last one known. */
  readonly isPending: boolean
}

/** Figures that say how a count comes about: without it they are those before, and it is said of the count alone. */
export const afterCount = <A>(live: LiveFigures<A>, { isPending }: CountStatus): LiveFigures<A> => ({
  ...live,
  isPending: isPending || live.isPending,
  error: isPending ? null : live.error,
})
