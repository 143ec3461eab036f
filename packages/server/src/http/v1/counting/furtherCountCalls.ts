import { Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { askLive } from "../../answering/askLive.ts"

/** What a question of a kind asks beside the definition. */
const kindOf = (kind: string, ...about: ReadonlyArray<string>): string => JSON.stringify([kind, ...about])

/** What a count tells beyond its number. */
export const furtherCountCalls = {
  countDetails: HttpApiBuilder.handler(Api, "V1Counting", "countDetails", ({ payload }) =>
    Effect.map(
      askLive("details", payload, (counts, owner) => counts.details(payload.definition, owner)),
      (details) => ({ revision: payload.revision, details }),
    ),
  ),
  breakdown: HttpApiBuilder.handler(Api, "V1Counting", "breakdown", ({ payload }) =>
    Effect.map(
      // Several columns of one draft may be looked at side by side.
      askLive(kindOf("breakdown", payload.column), payload, (counts, owner) =>
        counts.breakdown(payload.definition, owner, payload.column),
      ),
      (breakdown) => ({ revision: payload.revision, breakdown }),
    ),
  ),
  crossTable: HttpApiBuilder.handler(Api, "V1Counting", "crossTable", ({ payload }) =>
    Effect.map(
      askLive(kindOf("crossTable", payload.rows, payload.columns), payload, (counts, owner) =>
        counts.crossTab(payload.definition, owner, payload.rows, payload.columns),
      ),
      (crossTable) => ({ revision: payload.revision, crossTable }),
    ),
  ),
  fillRates: HttpApiBuilder.handler(Api, "V1Counting", "fillRates", ({ payload }) =>
    Effect.map(
      askLive("fillRates", payload, (counts, owner) => counts.fillRates(payload.definition, owner)),
      (fillRates) => ({ revision: payload.revision, fillRates }),
    ),
  ),
  sample: HttpApiBuilder.handler(Api, "V1Counting", "sample", ({ payload }) =>
    Effect.map(
      askLive("sample", payload, (counts, owner) => counts.sample(payload.definition, owner)),
      (sample) => ({ revision: payload.revision, sample }),
    ),
  ),
}
