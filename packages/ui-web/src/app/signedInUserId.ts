import { SIGNED_IN_COOKIE } from "@listwright/adapters"

const MARK = `${SIGNED_IN_COOKIE}=`

/**
 * Returns the id of the user who signed in on this browser, as reported by the server; null if there isn't one. The
 * session may have ended in the meantime.
 */
export const signedInUserId = (): string | null =>
  document.cookie
    .split("; ")
    .find((cookie) => cookie.startsWith(MARK))
    ?.slice(MARK.length) ?? null
