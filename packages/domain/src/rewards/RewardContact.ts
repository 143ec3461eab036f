import { Schema } from "effect"

/** The recipient and address of the gifts, as typed so far. */
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

/** The user's data that the checkout starts with. */
export interface RewardUser {
  readonly firstName: string
  readonly lastName: string
  readonly company: string
  readonly homePhone: string
  readonly addresses: ReadonlyArray<Pick<RewardContact, "addressLine" | "city" | "state" | "zip">>
}

const NO_ADDRESS = { addressLine: "", city: "", state: "", zip: "" }

/** Fills the checkout form with the user and the user's first address, if there is one. */
export const startingContact = ({ homePhone, addresses, ...names }: RewardUser): RewardContact => ({
  ...names,
  ...(addresses[0] ?? NO_ADDRESS),
  phone: homePhone,
})
