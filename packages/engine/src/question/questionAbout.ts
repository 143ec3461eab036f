import { CountRefused, type CountUnavailable, type ListOwner } from "@listwright/domain/counting"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import { Effect } from "effect"
import { CONSUMER } from "../format/columns/CONSUMER.ts"
import { Suppressors } from "./Suppressors.ts"
import type { EngineQuestion } from "./EngineQuestion.ts"

/**
 * A definition with everything that its answer depends on; refused when the data lacks something that it asks for.
 * `fulfilling`: the order that never suppresses itself.
 */
export const questionAbout = Effect.fnUntraced(function* (
  definition: CanonicalDefinition,
  owner: ListOwner,
  fulfilling: string | null = null,
): Effect.fn.Return<EngineQuestion, CountRefused | CountUnavailable, Suppressors> {
  const { listType } = definition
  if (listType !== CONSUMER)
    return yield* new CountRefused({ reason: `there are no records of list type ${listType}` })
  const suppressors = yield* Suppressors
  return { definition, ...(yield* suppressors.of(definition, owner, fulfilling)) }
})
