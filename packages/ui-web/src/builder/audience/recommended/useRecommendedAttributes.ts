import {
  areAttributesDisabled,
  type Attribute,
  type RecommendedAttribute,
  RecommendedAttributes,
} from "@listwright/domain/audience"
import { type Audience, criterionColumns } from "@listwright/domain/definition"
import { keepPreviousData } from "@tanstack/react-query"
import { Effect } from "effect"
import { useCall } from "../../../app/useCall.ts"
import { LIVE_TIMING } from "../../../list/ledger/liveTiming.ts"
import { useLeadingDebounce } from "../../../list/ledger/useLeadingDebounce.ts"

const NONE: ReadonlyArray<RecommendedAttribute> = []

/**
 * Returns the attributes that are often chosen together with an audience's attributes. They're requested again once the
 * user stops editing; until then, the last ones are returned, without those chosen since. Empty if nothing is chosen,
 * attributes aren't used, or there aren't any recommendations.
 */
export const useRecommendedAttributes = (
  listType: number,
  audience: Audience,
  columns: ReadonlyArray<Attribute>,
): ReadonlyArray<RecommendedAttribute> => {
  const isAsked = audience.criteria.length > 0 && !areAttributesDisabled(audience)
  const { criteria } = useLeadingDebounce(audience, LIVE_TIMING.debounceMs)
  const { data } = useCall(
    ["recommended", listType, JSON.stringify(criteria)],
    Effect.flatMap(RecommendedAttributes, (recommended) => recommended.beside(listType, criteria)),
    {
      enabled: isAsked && criteria.length > 0,
      staleTime: LIVE_TIMING.staleMs,
      placeholderData: keepPreviousData,
      // What is only advice is not missed.
      retry: false,
    },
  )
  if (!isAsked || data === undefined) return NONE
  const taken = new Set(audience.criteria.flatMap(criterionColumns))
  return data.filter(({ column }) => !taken.has(column) && columns.some((known) => known.column === column))
}
