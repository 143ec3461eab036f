import { Unprocessable } from "@listwright/adapters"
import { listRefusal } from "@listwright/domain/counting"
import type { ListDefinition } from "@listwright/domain/definition"
import { currentDatesAt } from "@listwright/domain/suppression"
import { DateTime, Effect } from "effect"
import { Site } from "../../configuration/Site.ts"
import { CallRefused } from "./toEnvelope.ts"

type Selection = Pick<ListDefinition, "areas" | "listType" | "suppressions">

/** The previously saved list; null for a new list. */
type Held = Pick<ListDefinition, "areas" | "suppressions"> | null

const refusalOf = Effect.fnUntraced(function* (definition: Selection, held: Held) {
  const { configuration: site } = yield* Site
  return listRefusal(definition, { site, todays: currentDatesAt(yield* DateTime.now), held })
})

/** Refuses a list that the site doesn't accept, so that it's neither counted nor saved, whichever client created it. */
export const ensureListAccepted = Effect.fn("ensureListAccepted")(function* (
  definition: Selection,
  held: Held,
) {
  const message = yield* refusalOf(definition, held)
  if (message !== null) return yield* new Unprocessable({ message })
})

/** Does the same as `ensureListAccepted` for original-contract calls. */
export const ensureOrderAccepted = Effect.fn("ensureOrderAccepted")(function* (
  definition: Selection,
  held: Held,
) {
  const message = yield* refusalOf(definition, held)
  if (message !== null) return yield* new CallRefused({ reason: message })
})
