import { DefinitionHash } from "../../../src/definition/ListDefinition.ts"
import { emptyContact } from "../../../src/drafts/Contact.ts"
import type { OrderReceipt } from "../../../src/order/Orders.ts"
import { DraftId } from "../../../src/shared/DraftId.ts"
import type { OrderCode } from "../../../src/shared/OrderCode.ts"

/** The receipt of a placed order. */
export const receiptOf = (orderCode: OrderCode): OrderReceipt => ({
  orderCode,
  draftId: DraftId.make("d-1"),
  state: "placed",
  orderName: "",
  accountName: "",
  listType: 10,
  placementId: "",
  submittedAt: "",
  submittedDay: "2026-11-21",
  available: 300,
  quantity: 300,
  lines: [],
  totalBeforeTax: "40.00",
  taxCharge: "4.10",
  total: "44.10",
  charged: "44.10",
  refunded: "0.00",
  points: 40,
  pointsTakenBack: 0,
  contact: emptyContact,
  cardType: "VISA",
  lastDigits: "1111",
  definitionHash: DefinitionHash.make(""),
  snapshot: "",
  refunds: [],
  downloadClosedOn: null,
  delivery: null,
})
