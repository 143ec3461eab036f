import { Unprocessable } from "@listwright/adapters"
import { listRefusal } from "@listwright/domain/counting"
import type { ListDefinition } from "@listwright/domain/definition"
import { todaysAt } from "@listwright/domain/suppression"
import { DateTime, Effect } from "effect"
import { Site } from "../../configuration/Site.ts"
import { CallRefused } from "./answering.ts"

type Selection = Pick<ListDefinition, "areas" | "listType" | "suppressions">

/** The list as it was kept before; null: a new list. */
type Held = Pick<ListDefinition, "areas" | "suppressions"> | null

const refusalOf = Effect.fnUntraced(function* (definition: Selection, held: Held) {
  const { configuration: site } = yield* Site
  return listRefusal(definition, { site, todays: todaysAt(yield* DateTime.now), held })
})

/** Lists that the site does not take are neither counted nor kept, whichever client made them. */
export const ensureTaken = Effect.fn("ensureTaken")(function* (definition: Selection, held: Held) {
  const message = yield* refusalOf(definition, held)
  if (message !== null) return yield* new Unprocessable({ message })
})

/** The same for calls of the original contract. */
export const ensureTakenOrder = Effect.fn("ensureTakenOrder")(function* (definition: Selection, held: Held) {
  const message = yield* refusalOf(definition, held)
  if (message !== null) return yield* new CallRefused({ reason: message })
})
