import { standardSchemaResolver } from "@hookform/resolvers/standard-schema"
import {
  checkoutProblems,
  redeemCart,
  Redeemed,
  RewardContact,
  type RewardUser,
  startingContact,
  type RedeemRequest,
} from "@listwright/domain/rewards"
import { Exit, Schema } from "effect"
import { useState } from "react"
import { useForm } from "react-hook-form"
import { useRun } from "../app/App.ts"

export type Redemption = typeof Redeemed.Type

export interface CheckoutOptions {
  readonly request: Omit<RedeemRequest, "contact">
  readonly availablePoints: number
  readonly user: RewardUser | null
  /** As it was typed before in this visit. */
  readonly typed: RewardContact | null
  readonly onTyped: (contact: RewardContact) => void
  readonly onRedeemed: (redeemed: Redemption) => void
  /** The call failed: what it was about may have changed. */
  readonly onFailed: () => void
}

const NOBODY: RewardUser = { firstName: "", lastName: "", company: "", homePhone: "", addresses: [] }

const resolver = () =>
  standardSchemaResolver<RewardContact, unknown, RewardContact>(
    Schema.toStandardSchemaV1(
      RewardContact.check(
        Schema.makeFilter((contact) =>
          Object.entries(checkoutProblems(contact)).map(([field, issue]) => ({ path: [field], issue })),
        ),
      ),
    ),
  )

/** The checkout form, which begins with what is known of the user. spec: portal §4 (Reward checkout), §5, §7 (GetCart) */
export const useCheckout = (options: CheckoutOptions) => {
  const run = useRun()
  const [resolve] = useState(resolver)
  const form = useForm<RewardContact>({
    defaultValues: options.typed ?? startingContact(options.user ?? NOBODY),
    resolver: resolve,
    mode: "onSubmit",
    reValidateMode: "onChange",
  })
  const redeem = async (contact: RewardContact) => {
    const exit = await run(redeemCart({ ...options.request, contact }, options.availablePoints))
    // A failure brings the button back without a message. spec: portal §8 (Reward cart)
    if (Exit.isFailure(exit)) return options.onFailed()
    options.onRedeemed(exit.value)
  }
  const send = form.handleSubmit(redeem)
  return { form, send, keepTyped: () => options.onTyped(form.getValues()) }
}
