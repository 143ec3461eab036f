import { Effect, Layer } from "effect"
import { NotFound } from "../../../src/shared/Failures.ts"
import { Places } from "../../../src/geography/places/Places.ts"

const none = () => Effect.succeed([])

/** Places: only the given ones are known. */
export const placesWith = (known: Partial<typeof Places.Service>): Layer.Layer<Places> =>
  Layer.succeed(Places, {
    states: none,
    counties: none,
    cities: none,
    metroAreas: none,
    congressionalDistricts: none,
    scfsInRange: none,
    zipsOfScfs: none,
    searchAddress: none,
    suggestions: none,
    searchAreas: none,
    area: () => Effect.fail(new NotFound({ what: "area" })),
    ...known,
  })
