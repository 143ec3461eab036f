import type { User } from "@listwright/domain/account"
import { whenPersonChanges } from "./expectedPerson.ts"
import { signedInHere } from "./signedInHere.ts"

/**
 * The reason a tab lost its user: another user signed in on this browser, or its own user signed out in another tab.
 */
export type Taken = "otherPerson" | "signedOut"

/** A browser has one session for all its tabs: notices when that of a tab is no longer its user's. */
export interface Takeover {
  /** Sets the user of this tab from now on; null: there isn't one. */
  readonly begin: (user: Pick<User, "id"> | null) => void
  /** Looks, before a call is made and before its answer shows, whether the session is still that of the tab's user. */
  readonly isTaken: () => boolean
  readonly taken: () => Taken | null
  readonly subscribe: (listener: () => void) => () => void
}

/** Sessions that were opened before the cookie named their users. */
const UNNAMED = "1"

export const makeTakeover = (): Takeover => {
  let own: string | null = null
  let taken: Taken | null = null
  const listeners = new Set<() => void>()
  const take = (why: Taken) => {
    taken ??= why
    for (const listener of listeners) listener()
  }
  const isTaken = (): boolean => {
    const here = signedInHere()
    if (own !== null && here !== null && here !== own && here !== UNNAMED) take("otherPerson")
    return taken !== null
  }
  whenPersonChanges((isNobody) => {
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
