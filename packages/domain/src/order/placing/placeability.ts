import { Result } from "effect"
import type { CardForm } from "../../payment/cardForm.ts"
import { type FieldProblems, hasProblems } from "../../shared/FieldProblems.ts"
import type { ContactField } from "../forms/contactForm.ts"
import type { MediaField } from "../forms/mediaForm.ts"
import type { Words } from "../../shared/wording/Words.ts"

/** A reason why an order may not be placed. */
export type PlacementRefusal =
  | { readonly _tag: "PlacingDisabled" }
  | { readonly _tag: "NoPayUser" }
  | { readonly _tag: "NotCounted" }
  | { readonly _tag: "BelowMinimum"; readonly minimum: number }
  | { readonly _tag: "CodeNotTaken"; readonly reason: Words }
  | { readonly _tag: "MediaIncomplete"; readonly problems: FieldProblems<MediaField> }
  | { readonly _tag: "PurposeMissing" }
  | { readonly _tag: "AgreementNotAccepted" }
  | { readonly _tag: "ContactIncomplete"; readonly problems: FieldProblems<ContactField> }
  | { readonly _tag: "CardIncomplete"; readonly problems: FieldProblems<keyof CardForm> }

/** The facts that determine whether an order may be placed. */
export interface PlacementFacts {
  readonly isPlaceOrderEnabled: boolean
  readonly isUserNoPay: boolean
  /** True if the draft has a count that still matches the order. */
  readonly isCounted: boolean
  /** Records ordered, after capping at the number available. */
  readonly quantity: number
  readonly minimum: number
  /** The reason that the order's promotion code takes nothing off; null: it does, or there isn't one. */
  readonly codeProblem: Words | null
  readonly agreementAccepted: boolean
  /** The problem with the stated purpose of the list; null if it's valid, or if the source doesn't require one. */
  readonly purposeProblem: string | null
  /** Problems for list type 270; empty for all others. */
  readonly mediaProblems: FieldProblems<MediaField>
  readonly contactProblems: FieldProblems<ContactField>
  readonly cardProblems: FieldProblems<keyof CardForm>
}

/**
 * Accepts an order, or names every reason against it at once, what the user cannot change first. 0 records are never an
 * order, whatever the minimum; how many there are is not known before the count [ob4-placing-allowed]
 * [ob5-minimum-quantity] [ob5-agreement] [ob5-contact] [ob5-media] [ob6-placing-flags] [ob8-promo-code].
 */
export const placeability = (
  facts: PlacementFacts,
): Result.Result<void, readonly [PlacementRefusal, ...ReadonlyArray<PlacementRefusal>]> => {
  const refusals: Array<PlacementRefusal> = []
  if (!facts.isPlaceOrderEnabled) refusals.push({ _tag: "PlacingDisabled" })
  if (facts.isUserNoPay) refusals.push({ _tag: "NoPayUser" })
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
