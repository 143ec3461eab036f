import { formatWholeNumber } from "@listwright/domain/shared"
import type { User } from "@listwright/domain/account"
import {
  type CountComparison,
  countComparisonText,
  type FullSavedList,
  isNetByArea,
} from "@listwright/domain/saved-lists"
import type { MailFact } from "../mail/MailBlock.ts"
import type { EmailMessage, UnsubscribeOption } from "../mail/Mailer.ts"

const people = (records: number): string => `${formatWholeNumber(records)} people`

/** The explanation for a figure counted by area rather than by record. */
const ACCORDING_TO_AREAS =
  "The list has more than 100,000 people or isn't tracked by person yet, so these figures show net changes by area. The first figure is the total for areas that grew, and the second is the total for areas that shrank. At least this many people were added and removed."

/**
 * Builds the email that reports a change to a watcher. `turn` identifies the count, so submitting the email twice sends
 * only one. `unwatchPath`: the page that ends the watch.
 */
export const watchChangeEmail = (
  user: User,
  { row }: FullSavedList,
  change: CountComparison,
  turn: number,
  unwatchPath: string,
): EmailMessage => {
  const { after, before, reasons } = change
  const since = countComparisonText(change) ?? ""
  const facts: ReadonlyArray<MailFact> = [
    ...(before === null ? [] : [{ name: "Before", value: people(before.total), note: before.snapshot }]),
    { name: "Now", value: people(after.total), note: after.snapshot },
    ...(before === null || before.withPhones === after.withPhones
      ? []
      : [
          {
            name: "With phones",
            value: `${formatWholeNumber(after.withPhones)}, previously ${formatWholeNumber(before.withPhones)}`,
          },
        ]),
  ]
  const unsubscribing: UnsubscribeOption = {
    why: "You're getting this email because you're watching this list.",
    label: "Stop watching this list",
    path: unwatchPath,
  }
  return {
    id: `watched-${row.id}-${user.id}-${turn}`,
    to: user.email,
    lane: "rest",
    account: user.accountId,
    subject: `${row.name}: ${since}`,
    blocks: [
      { kind: "heading", text: row.name },
      { kind: "figure", label: "Since the last count", value: since },
      {
        kind: "paragraph",
        text: `Your saved list ${row.name} (${row.orderCode}) has changed: ${since}.`,
      },
      { kind: "facts", facts },
      ...(isNetByArea(change) ? [{ kind: "note", text: ACCORDING_TO_AREAS } as const] : []),
      ...(reasons.length === 0 ? [] : [{ kind: "note", text: reasons.join("\n") } as const]),
      { kind: "link", label: "Open saved lists", url: "/slc" },
    ],
    unsubscribing,
  }
}
