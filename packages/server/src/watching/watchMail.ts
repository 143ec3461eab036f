import { wholeText } from "@listwright/domain/shared"
import type { User } from "@listwright/domain/account"
import { type SavedList, type SinceSaved, sinceText } from "@listwright/domain/saved-lists"
import type { Mail } from "../mail/Mails.ts"

const people = (records: number): string => `${wholeText(records)} people`

/** What is said of a figure by area that is no figure of people. */
const ACCORDING_TO_AREAS =
  "The first figure adds up the areas that grew, the second those that shrank. At least so many people came and went."

/** Tells a watcher of a change. `turn` names the count: handed over twice, it is one mail. */
export const watchMail = (user: User, { row }: SavedList, change: SinceSaved, turn: number): Mail => {
  const { after, before, isExact, reasons } = change
  const since = sinceText(change) ?? ""
  return {
    id: `watched-${row.orderId}-${user.id}-${turn}`,
    to: user.email,
    subject: `${row.orderDesc}: ${since}`,
    lines: [
      `Your saved list ${row.orderDesc} (${row.orderCode}) has changed: ${since}.`,
      "",
      ...(before === null ? [] : [`Before: ${people(before.total)}, ${before.snapshot}`]),
      `Now: ${people(after.total)}, ${after.snapshot}`,
      ...(isExact || since === "no change" ? [] : ["", ACCORDING_TO_AREAS]),
      ...(reasons.length === 0 ? [] : ["", ...reasons]),
      "",
      "You get this mail because you watch the list. Sign in and open Saved Lists to stop watching it.",
    ],
  }
}
