import type { Notice } from "../../shared/Notice.ts"
import { entryNotAddedNotice } from "../Notices.ts"

const MAX_NAMED = 3

/**
 * Returns the notice shown when the user opens the audience step with typed ZIP Codes or a typed radius address that
 * weren't added, with a short list of those entries: '60614, 60615, 60616 and 4 more'. Returns null if there aren't
 * any. The user is warned but can continue.
 */
export const notAddedNotice = (typed: ReadonlyArray<string>): Notice | null => {
  const entries = typed.map((entry) => entry.trim()).filter((entry) => entry !== "")
  if (entries.length === 0) return null
  const named = entries.slice(0, MAX_NAMED).join(", ")
  const more = entries.length - MAX_NAMED
  return entryNotAddedNotice(more > 0 ? `${named} and ${more} more` : named)
}
