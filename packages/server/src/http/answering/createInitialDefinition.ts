import { initialCriteria } from "@listwright/domain/audience"
import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { Effect } from "effect"
import { Site } from "../../configuration/Site.ts"
import { siteToday } from "../../suppression/siteToday.ts"
import { listVisibleAttributes } from "./listVisibleAttributes.ts"

/**
 * Returns the initial definition of a new list for a source: the source's initial filters, limited to its current
 * attributes.
 */
export const createInitialDefinition = Effect.fn("createInitialDefinition")(function* (listType: number) {
  const { source } = yield* Site
  const empty = emptyDefinition(listType)
  const filters = source(listType)?.beginsWith ?? []
  if (filters.length === 0) return empty
  const columns = yield* listVisibleAttributes(listType).pipe(
    Effect.catchTag("CountUnavailable", () => Effect.succeed([])),
  )
  const criteria = initialCriteria(filters, columns, yield* siteToday)
  return canonicalDefinition({ ...empty, audience: { unit: "individuals", criteria } })
})
