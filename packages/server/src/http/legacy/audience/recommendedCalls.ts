import { Api, demosOfCriteria, type SelectedDemo, type WireRecommendedDemo } from "@listwright/adapters"
import {
  chosenTogether,
  type DemoColumn,
  demoCategoryTypes,
  rangeLabel,
  recommendedDemos,
  type RecommendedDemo,
  valueName,
} from "@listwright/domain/audience"
import type { Criterion } from "@listwright/domain/definition"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { OrderedTogether } from "../../../orders/OrderedTogether.ts"
import { answering } from "../../answering/answering.ts"
import { attributesOrRefused } from "../../answering/attributesOf.ts"
import { ensureOrderable } from "../../answering/ensureOffered.ts"
import { pickedOfDemos } from "../../answering/quickPicksNamed.ts"
import { quickPicksOfSite } from "../../answering/quickPicksOf.ts"

/** What people read of each value of a demo, in the order of its values. */
const namesOf = (criterion: Criterion, column: DemoColumn): ReadonlyArray<string> => {
  switch (criterion.kind) {
    case "values":
      return criterion.values.map((value) => valueName(column, value))
    case "ranges":
      return criterion.ranges.map((range) => rangeLabel(column.inputType, range))
    case "industries":
      return criterion.added.map((code) => valueName(column, code))
    case "flags":
      return criterion.columns.map(() => column.name)
  }
}

const wireOf =
  (columns: ReadonlyArray<DemoColumn>) =>
  ({ column, criterion }: RecommendedDemo): ReadonlyArray<WireRecommendedDemo> => {
    const known = columns.find((one) => one.column === column)
    if (known === undefined) return []
    const [demo] = criterion === null ? [] : demosOfCriteria([criterion])
    const names = criterion === null ? [] : namesOf(criterion, known)
    return [
      {
        ColumnName: column,
        AttributeName: known.name,
        DemoCategoryType: demo?.DemoCategoryType ?? demoCategoryTypes.encode("general"),
        Values: (demo?.Values ?? []).map(({ AttributeValue }, at) => ({
          AttributeValue,
          AttributeValueName: names[at] ?? AttributeValue,
          ColumnName: column,
        })),
      },
    ]
  }

/** What is often chosen together with these demos, of a source that the user may order. */
const recommendedFor = Effect.fn("recommendedFor")(function* (
  listType: number,
  demos: ReadonlyArray<SelectedDemo>,
) {
  yield* ensureOrderable(listType)
  const { audience } = yield* pickedOfDemos(listType, demos)
  const columns = yield* attributesOrRefused(listType)
  const quickPicks = yield* quickPicksOfSite(listType)
  const found = recommendedDemos({
    chosen: audience.criteria,
    ordered: yield* (yield* OrderedTogether).of(listType),
    // Everybody may read these: no customer shows through them.
    offered: chosenTogether(
      quickPicks.map(({ criteria, id }) => ({ chooser: id, criteria })),
      1,
    ),
    columns,
  })
  return found.flatMap(wireOf(columns))
})

/** What customers often choose together. spec: order-builder §7 (GetRecSysDemosNoSession) */
export const recommendedCalls = {
  GetRecSysDemosNoSession: HttpApiBuilder.handler(Api, "Audience", "GetRecSysDemosNoSession", ({ payload }) =>
    answering(recommendedFor(payload.listtype, payload.selectedDemo)),
  ),
}
