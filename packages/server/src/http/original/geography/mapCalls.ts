import { Api, MAX_BOUNDARIES } from "@listwright/adapters"
import type { Point } from "@listwright/domain/definition"
import { capMiles } from "@listwright/domain/geography"
import { formatWholeNumber } from "@listwright/domain/shared"
import { type ReferenceUnusable, Outlines } from "@listwright/geography"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { toEnvelope, CallRefused } from "../../answering/toEnvelope.ts"

/** The query's fields. */
interface Asked {
  readonly type: "zipxy" | "zip" | "radius_zip"
  readonly x?: number
  readonly y?: number
  readonly zip?: string
  readonly r?: number
}

const named = <Field extends keyof Asked>(
  asked: Asked,
  field: Field,
): Effect.Effect<NonNullable<Asked[Field]>, CallRefused> => {
  const given = asked[field]
  return given === undefined
    ? Effect.fail(new CallRefused({ reason: `${field}: it is missing, and type ${asked.type} needs it.` }))
    : Effect.succeed(given)
}

const pointOf = (asked: Asked): Effect.Effect<Point, CallRefused> =>
  Effect.all([named(asked, "x"), named(asked, "y")])

const TOO_MANY = `r: more than ${formatWholeNumber(MAX_BOUNDARIES)} ZIP Codes lie within this radius. Please choose a smaller one.`

const outlinesOf = Effect.fn("outlinesOf")(function* (asked: Asked) {
  const { encodedOf, holding, within } = yield* Outlines
  switch (asked.type) {
    case "zip":
      return [yield* encodedOf(yield* named(asked, "zip"))]
    case "zipxy":
      return [yield* holding(yield* pointOf(asked))]
    case "radius_zip": {
      const center = yield* pointOf(asked)
      const miles = capMiles(yield* named(asked, "r"))
      const found = yield* within({ center, miles }, MAX_BOUNDARIES)
      return found ?? (yield* new CallRefused({ reason: TOO_MANY }))
    }
  }
})

/** Logs a damaged file, whose name is useful only to the operator, and refuses the call with a message for buyers. */
const withoutOutlines = (unusable: ReferenceUnusable) =>
  Effect.andThen(
    Effect.logError(unusable.message),
    Effect.fail(new CallRefused({ reason: "The outlines of ZIP Codes cannot be shown at the moment." })),
  )

/** Calls that locate ZIP Codes for maps. */
export const mapCalls = {
  MapData: HttpApiBuilder.handler(Api, "Geography", "MapData", ({ query }) =>
    toEnvelope(
      Effect.gen(function* () {
        const { facts } = yield* Outlines
        const outlines = yield* outlinesOf(query).pipe(Effect.catchTag("ReferenceUnusable", withoutOutlines))
        return {
          Boundaries: outlines.flatMap((outline) =>
            outline === null ? [] : [{ id: outline.zip, EncodedPolygon: outline.encoded }],
          ),
          IsApproximate: facts.approximate,
        }
      }),
    ),
  ),
}
