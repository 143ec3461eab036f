import { createHash } from "node:crypto"
import type { Draft } from "@listwright/domain/drafts"
import { requestKeyOf } from "@listwright/domain/order"
import { Redacted } from "effect"
import type { NewOrder } from "./NewOrder.ts"
import type { Payment, PlaceCommand } from "./Placing.ts"

/** The number of digits that may be kept of a card sent as a number. */
const LAST_DIGITS = 4

const cardOf = (payment: Payment): ReadonlyArray<string | number> => {
  if (payment.kind === "none") return []
  if (payment.kind === "token") return [payment.token]
  const { expiryMonth, expiryYear, number } = Redacted.value(payment.card)
  return [number.slice(-LAST_DIGITS), expiryMonth, expiryYear]
}

/** The totals under the names that earlier releases hashed, since a request may be repeated after an update. */
const totalsOf = ({ quantity, taxCharge, total, totalBeforeTax }: PlaceCommand["shown"]) => [
  ["quantity", quantity],
  ["totalPretaxCost", totalBeforeTax],
  ["taxCharge", taxCharge],
  ["total", total],
]

/** Returns the key and the content hash of a request. */
export const requestOf = (
  draft: Pick<Draft, "revision">,
  command: PlaceCommand,
): Pick<NewOrder, "requestHash" | "requestKey"> => {
  const { agreementAccepted, clientKey, contact, draftId, requestKey, shown } = command
  const revision = command.revision ?? draft.revision
  const asked = [draftId, revision, Object.entries(contact), totalsOf(shown), agreementAccepted]
  const requestHash = createHash("sha256")
    .update(JSON.stringify([...asked, cardOf(command.payment)]))
    .digest("hex")
  return {
    requestHash,
    requestKey: requestKeyOf({ requestKey, sessionId: clientKey, draftId, revision, requestHash }),
  }
}
