import { areaNameOf, type Criterion } from "@listwright/domain/definition"
import { useColumns, useColumnsWithValues } from "../../attributes/useColumnsWithValues.ts"
import { useDraft } from "../../draft/useDraft.ts"
import { followRestriction } from "./followRestriction.ts"
import { OffersFailed, OffersHint, OffersWaiting, SHOWN_OFFERS } from "./OfferStatus.tsx"
import { RestrictionRows } from "./RestrictionRows.tsx"
import type { RestrictionsProps } from "./Restrictions.tsx"
import { useLiveRestrictions } from "./useLiveRestrictions.ts"

const noColumns = [] as const

/** Everything that would leave about as many records as are wanted, or that nothing single would. */
export function RestrictionList({
  wanted,
  isCountPending,
  onApplied,
}: RestrictionsProps & { readonly onApplied: () => void }) {
  const { draft, change } = useDraft()
  const { definition, listType } = draft
  const { answer, isPending, error, retry } = useLiveRestrictions({ isPending: isCountPending }, wanted)
  const criteria = (answer ?? []).flatMap(({ restriction }): ReadonlyArray<Criterion> =>
    restriction.kind === "narrowColumn" ? [restriction.criterion] : [],
  )
  const known = useColumns(listType).data ?? noColumns
  const columns = useColumnsWithValues(listType, known, { unit: "individuals", criteria })
  if (answer === null && error !== null) return <OffersFailed onRetry={retry} />
  if (answer === null) return <OffersWaiting rows={SHOWN_OFFERS} />
  if (answer.length === 0 && isPending) return <OffersWaiting rows={1} />
  if (answer.length === 0)
    return <OffersHint>No single change comes nearer than ordering part of the list.</OffersHint>
  return (
    <RestrictionRows
      restrictions={answer}
      names={{ columns, areaName: areaNameOf(definition.areas) }}
      isPending={isPending}
      onApply={(restriction) => {
        change(followRestriction(restriction))
        onApplied()
      }}
    />
  )
}
