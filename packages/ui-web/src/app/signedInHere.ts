import { SIGNED_IN_COOKIE } from "@listwright/adapters"

const MARK = `${SIGNED_IN_COOKIE}=`

/** The id of the user who signed in on this browser, as the server said; null: nobody. Their session may have ended since. */
export const signedInHere = (): string | null =>
  document.cookie
    .split("; ")
    .find((cookie) => cookie.startsWith(MARK))
    ?.slice(MARK.length) ?? null
