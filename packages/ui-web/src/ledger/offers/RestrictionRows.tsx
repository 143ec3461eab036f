import {
  leavesText,
  type Restriction,
  restrictionKey,
  type RestrictionNames,
  type RestrictionSuggestion,
  restrictionText,
} from "@listwright/domain/counting"
import { OfferRows } from "./OfferRows.tsx"

export interface RestrictionRowsProps {
  /** The one that comes nearest first. */
  readonly restrictions: ReadonlyArray<RestrictionSuggestion>
  readonly names: RestrictionNames
  /** The figures are those before. */
  readonly isPending: boolean
  readonly onApply: (restriction: Restriction) => void
}

/** What would leave about as many records as are wanted, each with a button that does it. */
export function RestrictionRows({ restrictions, names, isPending, onApply }: RestrictionRowsProps) {
  const offers = restrictions.map(({ restriction, records }) => ({
    key: restrictionKey(restriction),
    text: restrictionText(restriction, names),
    figure: leavesText(records),
    onApply: () => onApply(restriction),
  }))
  return <OfferRows offers={offers} isPending={isPending} />
}
