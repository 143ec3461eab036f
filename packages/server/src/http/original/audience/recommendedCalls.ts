import {
  Api,
  demosFromCriteria,
  parseCriterionRange,
  type SelectedDemo,
  type WireRecommendedDemo,
} from "@listwright/adapters"
import {
  type Attribute,
  criterionOrigins,
  rangeLabel,
  recommendAttributes,
  type RecommendedAttribute,
  valueName,
} from "@listwright/domain/audience"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { FrequentCombinations } from "../../../orders/FrequentCombinations.ts"
import { toEnvelope } from "../../answering/toEnvelope.ts"
import { listVisibleAttributesOrRefuse } from "../../answering/listVisibleAttributes.ts"
import { ensureSourceOrderable } from "../../answering/ensureSourceOffered.ts"
import { selectionFromOriginal } from "../answering/expandNamedQuickPicks.ts"
import { OfferedQuickPicks } from "../../../quick-picks/OfferedQuickPicks.ts"

/** Describes a demo in words, with its values in the attribute's display order. */
const wireOf =
  (columns: ReadonlyArray<Attribute>) =>
  ({ column, criterion }: RecommendedAttribute): ReadonlyArray<WireRecommendedDemo> => {
    const known = columns.find((one) => one.column === column)
    if (known === undefined) return []
    const [demo] = criterion === null ? [] : demosFromCriteria([criterion])
    const placeOf = (code: string) => known.values.findIndex(({ value }) => value === code)
    const nameOf = (text: string): string => {
      const [range] = parseCriterionRange(text)
      return range === undefined ? valueName(known, text) : rangeLabel(known.inputType, range)
    }
    return [
      {
        ColumnName: column,
        AttributeName: known.name,
        DemoCategoryType: demo?.DemoCategoryType ?? criterionOrigins.encode("general"),
        Values: (demo?.Values ?? [])
          .toSorted((a, b) => placeOf(a.AttributeValue) - placeOf(b.AttributeValue))
          .map(({ AttributeValue }) => ({
            AttributeValue,
            AttributeValueName: nameOf(AttributeValue),
            ColumnName: column,
          })),
      },
    ]
  }

/** Returns the selections often made together with these demos, for a source that the user may order. */
const recommendedFor = Effect.fn("recommendedFor")(function* (
  listType: number,
  demos: ReadonlyArray<SelectedDemo>,
) {
  yield* ensureSourceOrderable(listType)
  const { audience } = yield* selectionFromOriginal(listType, demos)
  const columns = yield* listVisibleAttributesOrRefuse(listType)
  const { together } = yield* (yield* OfferedQuickPicks).of(listType)
  const found = recommendAttributes({
    chosen: audience.criteria,
    ordered: yield* (yield* FrequentCombinations).of(listType),
    offered: together(),
    columns,
  })
  return found.flatMap(wireOf(columns))
})

/** Calls for the selections that customers often make together. */
export const recommendedCalls = {
  GetRecSysDemosNoSession: HttpApiBuilder.handler(Api, "Audience", "GetRecSysDemosNoSession", ({ payload }) =>
    toEnvelope(recommendedFor(payload.listtype, payload.selectedDemo)),
  ),
}
