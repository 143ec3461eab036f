import { standardSchemaResolver } from "@hookform/resolvers/standard-schema"
import {
  checkoutProblems,
  redeemCart,
  RedemptionResult,
  redeemFailedNotice,
  RewardContact,
  type RewardUser,
  initialRewardContact,
  type RedeemRequest,
} from "@listwright/domain/rewards"
import { Cause, Exit, Option, Schema } from "effect"
import { useState } from "react"
import { useForm } from "react-hook-form"
import { useRun } from "../../app/App.ts"
import { useNotify } from "../../design/notifications.tsx"
import { useApplyWording } from "../../design/wording.tsx"
import type { MessageText } from "@listwright/domain/shared"

export type Redemption = typeof RedemptionResult.Type

export interface CheckoutOptions {
  readonly request: Omit<RedeemRequest, "contact">
  readonly availablePoints: number
  readonly user: RewardUser | null
  /** The contact typed earlier in this visit. */
  readonly typed: RewardContact | null
  readonly onTyped: (contact: RewardContact) => void
  readonly onRedeemed: (redeemed: Redemption) => void
  /** Called when the request fails, which may mean that the store has changed. */
  readonly onFailed: () => void
}

const NOBODY: RewardUser = { firstName: "", lastName: "", company: "", homePhone: "", addresses: [] }

const resolver = (words: (text: MessageText) => string) =>
  standardSchemaResolver<RewardContact, unknown, RewardContact>(
    Schema.toStandardSchemaV1(
      RewardContact.check(
        Schema.makeFilter((contact) =>
          Object.entries(checkoutProblems(contact)).map(([field, problem]) => ({
            path: [field],
            issue: words(problem),
          })),
        ),
      ),
    ),
  )

/** Manages the checkout form, which starts with the user's known data. */
export const useCheckout = (options: CheckoutOptions) => {
  const run = useRun()
  const notify = useNotify("rewards")
  const words = useApplyWording()
  const [resolve] = useState(() => resolver(words))
  const form = useForm<RewardContact>({
    defaultValues: options.typed ?? initialRewardContact(options.user ?? NOBODY),
    resolver: resolve,
    mode: "onSubmit",
    reValidateMode: "onChange",
  })
  const redeem = async (contact: RewardContact) => {
    const exit = await run(redeemCart({ ...options.request, contact }, options.availablePoints))
    if (Exit.isSuccess(exit)) return options.onRedeemed(exit.value)
    // A call that failed brings the button back without a message.
    const notice = Option.match(Cause.findErrorOption(exit.cause), {
      onNone: () => null,
      onSome: redeemFailedNotice,
    })
    if (notice !== null) notify(notice)
    options.onFailed()
  }
  const send = form.handleSubmit(redeem)
  return { form, send, keepTyped: () => options.onTyped(form.getValues()) }
}
