import type { User } from "@listwright/domain/account"
import { listenForUserChange } from "./expectedUserEmail.ts"
import { signedInUserId } from "./signedInUserId.ts"

/**
 * The reason a tab lost its user: another user signed in on this browser, or its own user signed out in another tab.
 */
export type SessionLossReason = "otherPerson" | "signedOut"

/** Detects that the session no longer belongs to a tab's user, since all tabs of a browser share one session. */
export interface SessionWatcher {
  /** Sets the user of this tab; null if there isn't one. */
  readonly begin: (user: Pick<User, "id"> | null) => void
  /**
   * Returns whether the session no longer belongs to the tab's user; checked before a call is made and before its
   * response is shown.
   */
  readonly isTaken: () => boolean
  readonly taken: () => SessionLossReason | null
  readonly subscribe: (listener: () => void) => () => void
}

/** The cookie's value for sessions that were opened before the cookie identified their users. */
const UNNAMED = "1"

export const createSessionWatcher = (): SessionWatcher => {
  let own: string | null = null
  let taken: SessionLossReason | null = null
  const listeners = new Set<() => void>()
  const take = (why: SessionLossReason) => {
    taken ??= why
    for (const listener of listeners) listener()
  }
  const isTaken = (): boolean => {
    const here = signedInUserId()
    if (own !== null && here !== null && here !== own && here !== UNNAMED) take("otherPerson")
    return taken !== null
  }
  listenForUserChange((isNobody) => {
    if (isNobody && own !== null) take("signedOut")
    else isTaken()
  })
  return {
    begin: (user) => {
      own = user?.id ?? null
    },
    isTaken,
    taken: () => taken,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
