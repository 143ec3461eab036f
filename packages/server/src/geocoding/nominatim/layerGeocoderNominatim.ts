import type { AddressPlace, AddressRow, LocatedAddress } from "@listwright/domain/geography"
import { Geography } from "@listwright/geography"
import { Clock, Effect, Layer, Result, Semaphore } from "effect"
import { Geocoder } from "../Geocoder.ts"
import { queryNominatim, type NominatimServer } from "./Nominatim.ts"
import { toAddressPlace } from "./toAddressPlace.ts"

/** The maximum number of places per search. */
const MAX = 5
/** The number of consecutive failures after which the geocoder isn't called for `REST_MS`. */
const MAX_FAILURES = 3
const REST_MS = 60_000

const NONE: ReadonlyArray<AddressPlace> = []

/** Returns whether a place is more precise than a ZIP Code's center, which the site already knows. */
const isFine = ({ precision }: AddressPlace): boolean => precision === "address" || precision === "street"

/**
 * Queries a third-party geocoder for streets and houses, and the site's own geocoder for everything else, as a
 * fallback, and while an address is being typed.
 */
export const layerGeocoderNominatim = (server: NominatimServer) =>
  Layer.effect(
    Geocoder,
    Effect.gen(function* () {
      const own = yield* Geocoder
      const geography = yield* Geography
      const places = yield* Semaphore.make(server.atOnce)
      let failures = 0
      let restsUntil = 0

      const ask = Effect.fnUntraced(function* (text: string, most: number) {
        if ((yield* Clock.currentTimeMillis) < restsUntil) return NONE
        const found = yield* Effect.result(queryNominatim(server, text, most))
        if (Result.isSuccess(found)) {
          failures = 0
          return found.success.flatMap((one) => toAddressPlace(geography, one) ?? []).filter(isFine)
        }
        failures++
        if (failures >= MAX_FAILURES) {
          restsUntil = (yield* Clock.currentTimeMillis) + REST_MS
          failures = 0
        }
        yield* Effect.logWarning(`The geocoder can't be used: ${found.failure.reason}.`)
        return NONE
      })

      const asked = (text: string, most: number) => places.withPermits(1)(ask(text, most))

      const locatedBy = (
        { address, city, keycode, miles, state, zip }: AddressRow,
        { point, precision, state: placed }: AddressPlace,
      ): LocatedAddress | null =>
        point === null
          ? null
          : {
              keycode,
              addressLine: `${address}, ${city}, ${state} ${zip}`,
              state: placed,
              longitude: point[0],
              latitude: point[1],
              precision,
              miles,
            }

      return Geocoder.of({
        ...own,
        search: Effect.fn("GeocoderNominatim.search")(function* (text) {
          const found = own.costOf(text) === 0 ? NONE : yield* asked(text, MAX)
          return found.length > 0 ? found : yield* own.search(text)
        }),
        locate: Effect.fn("GeocoderNominatim.locate")(function* (rows) {
          const found = yield* Effect.forEach(
            rows,
            Effect.fnUntraced(function* (row) {
              if ((yield* own.costOfRows([row])) === 0) return null
              const line = `${row.address}, ${row.city}, ${row.state} ${row.zip}`
              const [first] = yield* asked(line, 1)
              return first === undefined ? null : locatedBy(row, first)
            }),
            { concurrency: server.atOnce },
          )
          const left = rows.filter((_, at) => found[at] === null)
          const others = yield* own.locate(left)
          let at = 0
          return rows.flatMap((_, place) => {
            const one = found[place]
            const other = one === null || one === undefined ? others[at++] : undefined
            return one !== null && one !== undefined
              ? [Result.succeed(one)]
              : other === undefined
                ? []
                : [other]
          })
        }),
      })
    }),
  )
