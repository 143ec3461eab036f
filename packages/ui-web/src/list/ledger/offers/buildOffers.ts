import {
  type RelaxationNames,
  relaxationKey,
  relaxationText,
  restrictionKey,
  restrictionText,
} from "@listwright/domain/counting"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import type { DraftChange } from "@listwright/domain/drafts"
import {
  type ChangeOutcome,
  outcomeText,
  type PricedSuggestions,
  remainderText,
} from "@listwright/domain/pricing"
import { currentSuggestions } from "./currentSuggestions.ts"
import { applyRestriction } from "./applyRestriction.ts"
import { applySuggestion } from "./applySuggestion.ts"

export type OfferDirection = "fewer" | "more"

/** A suggested change to the list with its description and outcome. */
export interface Offer {
  readonly key: string
  readonly text: string
  /**
   * The outcome: '+90 records, +$3.10'. For a change that reduces the list, the number of records left: '443 records,
   * −$3.10'.
   */
  readonly figure: string
  readonly after: ChangeOutcome
  readonly change: DraftChange
}

/** Returns the offers in a result, best first. `definition` is the current list, which may have changed since. */
export const buildOffers = (
  { restrictions, suggestions }: PricedSuggestions,
  direction: OfferDirection,
  definition: CanonicalDefinition,
  names: RelaxationNames,
): ReadonlyArray<Offer> =>
  direction === "more"
    ? currentSuggestions(suggestions, definition).map(({ after, relaxation }) => ({
        key: relaxationKey(relaxation),
        text: relaxationText(relaxation, names),
        figure: outcomeText(after),
        after,
        change: applySuggestion(relaxation),
      }))
    : restrictions.map(({ after, restriction }) => ({
        key: restrictionKey(restriction),
        text: restrictionText(restriction, names),
        figure: remainderText(after),
        after,
        change: applyRestriction(restriction),
      }))

/** Returns the columns in a result, whose value names have to be loaded. */
export const columnsInOffers = ({ restrictions, suggestions }: PricedSuggestions): ReadonlyArray<string> => [
  ...suggestions.flatMap(({ relaxation }) => ("column" in relaxation ? [relaxation.column] : [])),
  ...restrictions.flatMap(({ restriction }) =>
    "criterion" in restriction ? [restriction.criterion.column] : [],
  ),
]
