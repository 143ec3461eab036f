import { Unprocessable } from "@listwright/adapters"
import { listRefusal } from "@listwright/domain/counting"
import type { ListDefinition } from "@listwright/domain/definition"
import { Effect } from "effect"
import { Site } from "../../configuration/Site.ts"
import { CallRefused } from "./answering.ts"

type Selection = Pick<ListDefinition, "areas" | "listType" | "suppressions">

const refusalOf = (definition: Selection) =>
  Effect.map(Site, ({ configuration }) => listRefusal(definition, configuration))

/** Lists that the site does not take are neither counted nor kept, whichever client made them. */
export const ensureTaken = Effect.fn("ensureTaken")(function* (definition: Selection) {
  const message = yield* refusalOf(definition)
  if (message !== null) return yield* new Unprocessable({ message })
})

/** The same for calls of the original contract. */
export const ensureTakenOrder = Effect.fn("ensureTakenOrder")(function* (definition: Selection) {
  const message = yield* refusalOf(definition)
  if (message !== null) return yield* new CallRefused({ message })
})
