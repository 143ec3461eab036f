import { expect, it } from "vitest"
import { billingMismatchNote } from "../../../src/order/placing/billingMismatchNote.ts"

const place = (countryCode: "US" | "CA", state: string) => ({ countryCode, state, zip: "" })

it.each([
  [place("US", "IL"), place("US", " illinois "), null],
  [place("CA", "ON"), place("CA", "on"), null],
  [place("US", "OR"), place("US", "IL"), "the card is billed in IL, US and the contact is in OR, US"],
  [place("CA", "ON"), place("US", "NY"), "the card is billed in NY, US and the contact is in ON, CA"],
])("says to the operator when a card is billed in another place: %o %o", (contact, billing, said) => {
  expect(billingMismatchNote(contact, billing)).toEqual(said === null ? null : expect.stringContaining(said))
})
