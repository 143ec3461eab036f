import { createHash } from "node:crypto"
import type { Draft } from "@listwright/domain/drafts"
import { createRequestKey } from "@listwright/domain/order"
import { Redacted } from "effect"
import type { NewOrder } from "./NewOrder.ts"
import type { Payment, PlaceCommand } from "./OrderPlacements.ts"

/** The number of digits of a card number that may be stored. */
const LAST_DIGITS = 4

const cardOf = (payment: Payment): ReadonlyArray<string | number> => {
  if (payment.kind === "none") return []
  if (payment.kind === "token") return [payment.token]
  const { expiryMonth, expiryYear, number } = Redacted.value(payment.card)
  return [number.slice(-LAST_DIGITS), expiryMonth, expiryYear]
}

/** Returns the totals under the names hashed by earlier releases, since a request may be repeated after an update. */
const totalsOf = ({ quantity, taxCharge, total, totalBeforeTax }: PlaceCommand["shown"]) => [
  ["quantity", quantity],
  ["totalPretaxCost", totalBeforeTax],
  ["taxCharge", taxCharge],
  ["total", total],
]

/** Returns a request's key and content hash. */
export const requestIdentity = (
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
    requestKey: createRequestKey({ requestKey, clientSession: clientKey, draftId, revision, requestHash }),
  }
}
