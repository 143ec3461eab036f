import { Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Geography, searchAddress } from "@listwright/geography"

/** What people call a ZIP Code, where an address is, and whose districts and metro areas these are. */
const placeCalls = {
  places: HttpApiBuilder.handler(Api, "V1Geography", "places", ({ payload }) =>
    Effect.map(Geography, ({ zipInfo }) => ({
      places: payload.zips.flatMap((asked) => {
        const info = zipInfo(asked)
        return info === undefined ? [] : [{ zip: info.zip, city: info.city, state: info.state }]
      }),
    })),
  ),
  addresses: HttpApiBuilder.handler(Api, "V1Geography", "addresses", ({ query }) =>
    Effect.map(Geography, (geography) => ({ places: searchAddress(geography, query.text) })),
  ),
  references: HttpApiBuilder.handler(Api, "V1Geography", "references", () =>
    Effect.map(Geography, ({ congress, delineation }) => ({
      congressionalDistricts: congress,
      metroAreas: delineation,
    })),
  ),
}

export const layerV1Geography = HttpApiBuilder.group(Api, "V1Geography", (handlers) =>
  Effect.succeed(handlers.handleAll(placeCalls)),
)
