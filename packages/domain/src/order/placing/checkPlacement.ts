import { Result } from "effect"
import type { CardForm } from "../../payment/cardForm.ts"
import { type FieldProblems, hasProblems } from "../../shared/FieldProblems.ts"
import type { ContactField } from "../forms/contactForm.ts"
import type { MediaField } from "../forms/mediaForm.ts"
import type { MessageText } from "../../shared/wording/MessageText.ts"

/** A reason why an order may not be placed. */
export type PlacementRefusal =
  | { readonly _tag: "PlacingDisabled" }
  | { readonly _tag: "NoPayUser" }
  | { readonly _tag: "NotCounted" }
  | { readonly _tag: "BelowMinimum"; readonly minimum: number }
  | { readonly _tag: "CodeNotTaken"; readonly reason: MessageText }
  | { readonly _tag: "MediaIncomplete"; readonly problems: FieldProblems<MediaField> }
  | { readonly _tag: "PurposeMissing" }
  | { readonly _tag: "AgreementNotAccepted" }
  | { readonly _tag: "ContactIncomplete"; readonly problems: FieldProblems<ContactField> }
  | { readonly _tag: "CardIncomplete"; readonly problems: FieldProblems<keyof CardForm> }

/** The conditions that determine whether an order may be placed. */
export interface PlacementFacts {
  readonly takesOrders: boolean
  readonly mayNotPay: boolean
  /** True if the draft has a count that still matches the order. */
  readonly isCounted: boolean
  /** The number of records ordered, capped at the number available. */
  readonly quantity: number
  readonly minimum: number
  /** The reason why the order's promotion code gives no discount; null if it does, or if there's no code. */
  readonly codeProblem: MessageText | null
  readonly agreementAccepted: boolean
  /** The problem with the list's stated purpose; null if it's valid, or if the source doesn't require one. */
  readonly purposeProblem: string | null
  /** The media problems of list type 270; empty for all other types. */
  readonly mediaProblems: FieldProblems<MediaField>
  readonly contactProblems: FieldProblems<ContactField>
  readonly cardProblems: FieldProblems<keyof CardForm>
}

/**
 * Accepts an order, or returns every reason against it at once, starting with those that the user can't change. An
 * order of 0 records is never accepted, regardless of the minimum; the number available isn't known before the count
 * [ob4-placing-allowed] [ob5-minimum-quantity] [ob5-agreement] [ob5-contact] [ob5-media] [ob6-placing-flags]
 * [ob8-promo-code].
 */
export const checkPlacement = (
  facts: PlacementFacts,
): Result.Result<void, readonly [PlacementRefusal, ...ReadonlyArray<PlacementRefusal>]> => {
  const refusals: Array<PlacementRefusal> = []
  if (!facts.takesOrders) refusals.push({ _tag: "PlacingDisabled" })
  if (facts.mayNotPay) refusals.push({ _tag: "NoPayUser" })
  if (!facts.isCounted) refusals.push({ _tag: "NotCounted" })
  const minimum = Math.max(facts.minimum, 1)
  if (facts.isCounted && !(facts.quantity >= minimum)) refusals.push({ _tag: "BelowMinimum", minimum })
  if (facts.codeProblem !== null) refusals.push({ _tag: "CodeNotTaken", reason: facts.codeProblem })
  if (hasProblems(facts.mediaProblems)) {
    refusals.push({ _tag: "MediaIncomplete", problems: facts.mediaProblems })
  }
  if (hasProblems(facts.contactProblems)) {
    refusals.push({ _tag: "ContactIncomplete", problems: facts.contactProblems })
  }
  if (hasProblems(facts.cardProblems)) refusals.push({ _tag: "CardIncomplete", problems: facts.cardProblems })
  if (facts.purposeProblem !== null) refusals.push({ _tag: "PurposeMissing" })
  if (!facts.agreementAccepted) refusals.push({ _tag: "AgreementNotAccepted" })
  const [first, ...others] = refusals
  return first === undefined ? Result.succeed(undefined) : Result.fail([first, ...others])
}
