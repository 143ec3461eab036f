import { CountRefused, type ListDefinition } from "@listwright/domain"
import { Effect } from "effect"
import { CONSUMER } from "../../universe/columns.ts"
import { type EngineQuestion, SUPPRESSING_NOBODY } from "./EngineQuestion.ts"

/** A definition with all that its answer depends on; refused where nobody here has data of what it asks for. */
export const questionAbout = (definition: ListDefinition): Effect.Effect<EngineQuestion, CountRefused> => {
  const { listType, suppressions } = definition
  if (listType !== CONSUMER)
    return Effect.fail(new CountRefused({ reason: `there are no records of list type ${listType}` }))
  if (Object.values(suppressions).some(({ mode }) => mode !== "off"))
    return Effect.fail(new CountRefused({ reason: "suppressions cannot be counted" }))
  return Effect.succeed({ definition, suppressing: SUPPRESSING_NOBODY, savedCounts: [] })
}
