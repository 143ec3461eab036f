import { Effect } from "effect"
import { Profiles } from "../../account/settings/Profiles.ts"
import type { UserAddress } from "../../account/UserAddress.ts"
import { isAddressEmpty, type MailingAddress } from "../forms/initialContact.ts"
import { Orders } from "../Orders.ts"

const ofProfile = ({
  addressLine,
  addressLine2,
  city,
  countryCode,
  state,
  zip,
}: UserAddress): MailingAddress => ({
  addressLine: [addressLine, addressLine2].filter((line) => line !== "").join(", "),
  city,
  state,
  zip,
  countryCode: countryCode === "CA" ? "CA" : "US",
})

/**
 * Returns an order's initial address: the one in the user's profile, otherwise that of the user's most recent order;
 * null if there's neither.
 */
export const findInitialAddress = Effect.gen(function* () {
  const profiles = yield* Profiles
  const own = yield* profiles.address()
  if (own !== null && !isAddressEmpty(own)) return ofProfile(own)
  const orders = yield* Orders
  const [latest] = (yield* orders.find({ text: "", page: 1, size: 1 })).orders
  if (latest === undefined) return null
  const { addressLine, city, countryCode, state, zip } = (yield* orders.receipt(latest.orderCode)).contact
  return { addressLine, city, countryCode, state, zip } satisfies MailingAddress
})
