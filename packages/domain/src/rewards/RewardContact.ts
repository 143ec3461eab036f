import { Schema } from "effect"

/** The recipient of the gifts and the address, as typed so far. */
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

/** The user data used to fill in the checkout form. */
export interface RewardUser {
  readonly firstName: string
  readonly lastName: string
  readonly company: string
  readonly homePhone: string
  readonly addresses: ReadonlyArray<Pick<RewardContact, "addressLine" | "city" | "state" | "zip">>
}

const NO_ADDRESS = { addressLine: "", city: "", state: "", zip: "" }

/** Fills in the checkout form with the user's name and first address, if there is one. */
export const initialRewardContact = ({ homePhone, addresses, ...names }: RewardUser): RewardContact => ({
  ...names,
  ...(addresses[0] ?? NO_ADDRESS),
  phone: homePhone,
})
