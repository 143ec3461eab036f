import { Effect, Layer } from "effect"
import { describe, expect, it } from "vitest"
import { Profiles } from "../../../src/account/settings/Profiles.ts"
import type { UserAddress } from "../../../src/account/UserAddress.ts"
import { emptyContact } from "../../../src/drafts/Contact.ts"
import { initialContact } from "../../../src/order/forms/initialContact.ts"
import { Orders } from "../../../src/order/Orders.ts"
import { findInitialAddress } from "../../../src/order/placing/findInitialAddress.ts"
import { OrderCode } from "../../../src/shared/OrderCode.ts"
import { receiptOf } from "./receiptOf.ts"

const own: UserAddress = {
  addressName: "",
  addressDesc: "",
  addressType: "",
  addressLine: "1 Main St",
  addressLine2: "Floor 2",
  city: "Chicago",
  state: "IL",
  zip: "60614",
  countryCode: "US",
  latitude: null,
  longitude: null,
}
const toronto = {
  addressLine: "1 King St W",
  city: "Toronto",
  state: "ON",
  zip: "M5H 1A1",
  countryCode: "CA",
} as const
const code = OrderCode.make("LW-1")

/** The usual address of a user with this profile, and with or without an order. */
const of = (address: UserAddress | null, hasOrdered: boolean) =>
  Effect.runPromise(
    Effect.provide(
      findInitialAddress,
      Layer.mergeAll(
        Layer.mock(Profiles, { address: () => Effect.succeed(address) }),
        Layer.mock(Orders, {
          find: () =>
            Effect.succeed({
              orders: hasOrdered ? [{ ...receiptOf(code), isDownloadClosed: false }] : [],
              total: 1,
            }),
          receipt: (asked) =>
            Effect.succeed({ ...receiptOf(asked), contact: { ...emptyContact, ...toronto } }),
        }),
      ),
    ),
  )

describe("the address that an order begins with", () => {
  it("is that of the profile, its two lines in one", async () => {
    const { addressLine2: _, ...one } = own
    expect(await of(own, true)).toEqual({
      addressLine: "1 Main St, Floor 2",
      city: one.city,
      state: one.state,
      zip: one.zip,
      countryCode: "US",
    })
  })

  it("is that of the latest order where the profile has none, and else none", async () => {
    expect(await of(null, true)).toEqual(toronto)
    expect(await of({ ...own, addressLine: "", city: "", state: "", zip: "" }, true)).toEqual(toronto)
    expect(await of(null, false)).toBeNull()
  })

  it("stands in an empty contact, whole, and never beside a part of another", () => {
    const user = { firstName: "Dana", lastName: "Demo", company: "Bakery", email: "d@b.example", phone: "1" }
    expect(initialContact(emptyContact, user, toronto)).toMatchObject({ firstName: "Dana", ...toronto })
    expect(initialContact(emptyContact, user, null)).toMatchObject({ addressLine: "", countryCode: "US" })
    const begun = { ...emptyContact, zip: "60614" }
    expect(initialContact(begun, user, toronto)).toMatchObject({
      addressLine: "",
      zip: "60614",
      countryCode: "US",
    })
    expect(initialContact({ ...emptyContact, company: "Pier" }, user, toronto).company).toBe("Pier")
  })
})
