import {
  CountRefused,
  type CountUnavailable,
  type ListOwner,
  selectionRefusalText,
} from "@listwright/domain/counting"
import { offersColumn } from "@listwright/domain/catalog"
import { type CanonicalDefinition, criterionColumns } from "@listwright/domain/definition"
import { Effect } from "effect"
import { SourceColumns } from "./SourceColumns.ts"
import { Suppressors } from "./Suppressors.ts"
import type { EngineQuestion } from "./EngineQuestion.ts"

/**
 * Returns a definition with all data that its answer depends on. `fulfilling` is the order being fulfilled, which never
 * suppresses itself.
 */
export const resolveQuestion = Effect.fnUntraced(function* (
  definition: CanonicalDefinition,
  owner: ListOwner,
  fulfilling: string | null = null,
): Effect.fn.Return<EngineQuestion, CountRefused | CountUnavailable, Suppressors> {
  const offered = (yield* SourceColumns)(definition.listType)
  for (const column of definition.audience.criteria.flatMap(criterionColumns))
    if (!offersColumn(offered, column))
      return yield* new CountRefused({
        reason: selectionRefusalText({ _tag: "ColumnUnknown", column }, () => undefined),
      })
  const suppressors = yield* Suppressors
  return { definition, offered, ...(yield* suppressors.of(definition, owner, fulfilling)) }
})
