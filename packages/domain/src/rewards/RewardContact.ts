import { Schema } from "effect"

/** Where gifts are sent to, as typed so far. */
export const RewardContact = Schema.Struct({
  firstName: Schema.String,
  lastName: Schema.String,
  company: Schema.String,
  addressLine: Schema.String,
  city: Schema.String,
  state: Schema.String,
  zip: Schema.String,
  phone: Schema.String,
})
export type RewardContact = typeof RewardContact.Type

/** What the checkout knows of the user when it opens. */
export interface RewardUser {
  readonly firstName: string
  readonly lastName: string
  readonly company: string
  readonly homePhone: string
  readonly addresses: ReadonlyArray<Pick<RewardContact, "addressLine" | "city" | "state" | "zip">>
}

const NO_ADDRESS = { addressLine: "", city: "", state: "", zip: "" }

/** The checkout form as it opens: the user and the user's first address, or none. */
export const startingContact = ({ homePhone, addresses, ...names }: RewardUser): RewardContact => ({
  ...names,
  ...(addresses[0] ?? NO_ADDRESS),
  phone: homePhone,
})
