import { Actor, Api, Missing, Unprocessable } from "@listwright/adapters"
import { DEFAULT_LIST_TYPE, findListType, unknownSourceNotice } from "@listwright/domain/catalog"
import {
  sourceCountry,
  searchableKinds,
  MAX_HITS_PER_KIND,
  type SearchableKind,
} from "@listwright/domain/geography"
import { AREA_KINDS } from "@listwright/domain/glossary"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { AreaSearch, Geography } from "@listwright/geography"
import type { Point } from "@listwright/domain/definition"
import { Site } from "../../../configuration/Site.ts"
import { Users } from "../../../accounts/Users.ts"
import { AddressLookupQuota } from "../../../geocoding/AddressLookupQuota.ts"
import { Geocoder } from "../../../geocoding/Geocoder.ts"
import { LocationFiles } from "../../../locations/LocationFiles.ts"
import { Quotas } from "../../../site/Quotas.ts"
import { failTooManyRequests } from "../../answering/failTooManyRequests.ts"
import { resolveSiteMessage } from "../../../configuration/resolveSiteMessage.ts"

/** The area types by which a source is sold on this site, or only the requested type. */
const kindsOf = (listType: number, kind: SearchableKind | undefined) =>
  Effect.map(Site, ({ configuration }) =>
    searchableKinds(listType, configuration).filter((one) => kind === undefined || one === kind),
  )

/** Parses a latitude and longitude in the contract's format. */
const pointOf = (near: string | undefined): Point | null => {
  const [latitude, longitude] = (near ?? "").split(",").map(Number)
  return near === undefined || latitude === undefined || longitude === undefined
    ? null
    : [longitude, latitude]
}

/**
 * Calls that name a ZIP Code's place, locate an address, list areas, and return the data sources for districts and
 * metro areas.
 */
const placeCalls = {
  places: HttpApiBuilder.handler(Api, "V1Geography", "places", ({ payload }) =>
    Effect.map(Geography, ({ zipInfo }) => ({
      places: payload.zips.flatMap((asked) => {
        const info = zipInfo(asked)
        return info === undefined ? [] : [{ zip: info.zip, city: info.city, state: info.state }]
      }),
    })),
  ),
  addresses: HttpApiBuilder.handler(Api, "V1Geography", "addresses", ({ query: { text } }) =>
    Effect.gen(function* () {
      const { user } = yield* Actor
      const geocoder = yield* Geocoder
      const { take } = yield* AddressLookupQuota
      yield* Effect.catchTag(
        take(user.id, geocoder.costOf(text)),
        "DailyAddressLimitReached",
        failTooManyRequests,
      )
      return { places: yield* geocoder.search(text) }
    }),
  ),
  placeSuggestions: HttpApiBuilder.handler(
    Api,
    "V1Geography",
    "placeSuggestions",
    ({ query: { near, text } }) =>
      Effect.gen(function* () {
        const { user } = yield* Actor
        const { take } = yield* Quotas
        yield* Effect.catchTag(take("suggestions", user.id), "QuotaReached", failTooManyRequests)
        return { suggestions: yield* (yield* Geocoder).suggest(text, pointOf(near)) }
      }),
  ),
  areas: HttpApiBuilder.handler(Api, "V1Geography", "areas", ({ query }) =>
    Effect.gen(function* () {
      const { kind, listType = DEFAULT_LIST_TYPE, most = MAX_HITS_PER_KIND, text } = query
      if (findListType(listType) === undefined) {
        return yield* new Unprocessable({ message: yield* resolveSiteMessage(unknownSourceNotice.text) })
      }
      const { search } = yield* AreaSearch
      const kinds = yield* kindsOf(listType, kind)
      return { groups: search({ text, kinds, most }, sourceCountry(listType)) }
    }),
  ),
  area: HttpApiBuilder.handler(Api, "V1Geography", "area", ({ params }) =>
    Effect.gen(function* () {
      const found = (yield* AreaSearch).area(params.kind, params.code)
      if (found !== undefined) return found
      const { one } = AREA_KINDS[params.kind]
      return yield* new Missing({ message: `There is no ${one} ${params.code.slice(0, 60)}.` })
    }),
  ),
  locations: HttpApiBuilder.handler(Api, "V1Geography", "locations", ({ params }) =>
    Effect.gen(function* () {
      const { user } = yield* Actor
      const reach = yield* (yield* Users).reachOf(user)
      const { embed } = yield* LocationFiles
      const [found] = yield* Effect.orElseSucceed(embed(reach, [params.file]), () => [])
      if (found === undefined) return yield* new Missing({ message: "This file of locations doesn't exist." })
      return { locations: found.locations }
    }),
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
