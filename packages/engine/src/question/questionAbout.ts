import { type CountRefused, type CountUnavailable, type ListOwner } from "@listwright/domain/counting"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import { Effect } from "effect"
import { Suppressors } from "./Suppressors.ts"
import type { EngineQuestion } from "./EngineQuestion.ts"

/**
 * A definition with everything that its answer depends on.
 * `fulfilling`: the order that never suppresses itself.
 */
export const questionAbout = Effect.fnUntraced(function* (
  definition: CanonicalDefinition,
  owner: ListOwner,
  fulfilling: string | null = null,
): Effect.fn.Return<EngineQuestion, CountRefused | CountUnavailable, Suppressors> {
  const suppressors = yield* Suppressors
  return { definition, ...(yield* suppressors.of(definition, owner, fulfilling)) }
})
