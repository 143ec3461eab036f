import { type AddressRow, MAX_SUGGESTIONS, type PlaceSuggestion } from "@listwright/domain/geography"
import { UniverseStreets } from "@listwright/engine/counts"
import {
  findAddressQueries,
  rowAddressQuery,
  AreaSearch,
  suggestAreas,
  type AddressQuery,
  bestStreets,
  Geography,
  locateRow,
  searchAddress,
  type StreetPlace,
  streetSuggestion,
  parseTypedPlace,
} from "@listwright/geography"
import { Effect, Layer } from "effect"
import { Geocoder } from "./Geocoder.ts"

/** The number of cities and ZIP Codes suggested in addition to streets. */
const AREAS_BESIDE = 3

/** The number of rows parsed at once, which takes a few milliseconds. */
const ROWS_AT_ONCE = 200

const nextTurn = Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))

const NONE: ReadonlyArray<never> = []

/** Removes duplicate suggestions, keeping the first occurrence of each. */
const distinct = (suggestions: ReadonlyArray<PlaceSuggestion>): ReadonlyArray<PlaceSuggestion> =>
  [...new Map([...suggestions].toReversed().map((one) => [one.text, one])).values()].toReversed()

/**
 * Looks up addresses in the site's own universe, falling back to the gazetteer if the universe doesn't know an address
 * or doesn't respond.
 */
export const layerGeocoderStreets = Layer.effect(
  Geocoder,
  Effect.gen(function* () {
    const geography = yield* Geography
    const areas = yield* AreaSearch
    const streets = yield* UniverseStreets
    const search = (question: Parameters<typeof areas.search>[0]) => areas.search(question, "US")

    // Who looks for a place is helped by the middle of its ZIP Code more than by an error.
    const find = (asked: ReadonlyArray<AddressQuery>) =>
      asked.length === 0
        ? Effect.succeed(NONE)
        : streets
            .find(asked.map(({ isExact, number, street, zips }) => ({ isExact, number, street, zips })))
            .pipe(Effect.orElseSucceed(() => asked.map(() => NONE)))

    const known = new WeakMap<AddressRow, AddressQuery | null>()
    const addressOf = (row: AddressRow): AddressQuery | null => {
      const before = known.get(row)
      if (before !== undefined) return before
      const address = rowAddressQuery(geography, row)
      known.set(row, address)
      return address
    }
    /** Parses rows' addresses in batches, so that other requests are processed in between. */
    const read = Effect.fnUntraced(function* (rows: ReadonlyArray<AddressRow>) {
      const addresses: Array<AddressQuery | null> = []
      for (const row of rows) {
        if (addresses.length % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) yield* nextTurn
        addresses.push(addressOf(row))
      }
      return addresses
    })

    return Geocoder.of({
      costOf: (text) => (findAddressQueries(geography, text).length > 0 ? 1 : 0),
      costOfRows: (rows) =>
        Effect.map(read(rows), (addresses) => addresses.filter((one) => one !== null).length),
      search: Effect.fn("Geocoder.search")(function* (text) {
        const asked = findAddressQueries(geography, text)
        const found = bestStreets(geography, asked, yield* find(asked))
        return found.length > 0 ? found : searchAddress(geography, text)
      }),
      locate: Effect.fn("Geocoder.locate")(function* (rows) {
        const asked = (yield* read(rows)).flatMap((one, at) => (one === null ? [] : [{ ...one, at }]))
        const found = yield* find(asked)
        const places = new Map<number, ReadonlyArray<StreetPlace>>()
        for (const [place, { at }] of asked.entries()) places.set(at, found[place] ?? [])
        return rows.map((row, at) => locateRow(geography, row, places.get(at)))
      }),
      suggest: Effect.fn("Geocoder.suggest")(function* (text, near) {
        const { number, streets: readings } = parseTypedPlace(geography, search, text)
        const named = yield* Effect.forEach(
          readings,
          (reading) =>
            streets
              .suggest({ ...reading, near, most: MAX_SUGGESTIONS })
              .pipe(Effect.orElseSucceed(() => NONE)),
          { concurrency: "unbounded" },
        )
        const onStreets = named.flat().map((street) => streetSuggestion(number, street))
        if (number !== "") return distinct(onStreets).slice(0, MAX_SUGGESTIONS)
        const others = suggestAreas(geography, search, text, MAX_SUGGESTIONS)
        const beside = Math.max(MAX_SUGGESTIONS - onStreets.length, AREAS_BESIDE)
        return distinct([...others.slice(0, beside), ...onStreets]).slice(0, MAX_SUGGESTIONS)
      }),
    })
  }),
)
