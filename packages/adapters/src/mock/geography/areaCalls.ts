import { areaKey } from "@listwright/domain/definition"
import { DEFAULT_LIST_TYPE } from "@listwright/domain/catalogue"
import { type AreaHit, AreaHitGroup, countryOf, HITS_OF_A_KIND } from "@listwright/domain/geography"
import { grouped, isPostalCode, isZip } from "@listwright/domain/shared"
import { Option, Schema } from "effect"
import { ok } from "../../contract/legacy/Envelope.ts"
import { answered, json } from "../answers.ts"
import type { MockAnswer, MockCall, MockRequest } from "../MockRequest.ts"
import type { MockState } from "../MockState.ts"

const Lookup = Schema.Struct({ zipType: Schema.Literals([0, 1, 2, 3]), zips: Schema.Array(Schema.String) })
const Range = Schema.Struct({ fromZipcode: Schema.String, toZipcode: Schema.String, maxLength: Schema.Int })

/** As a ZIP Code, a ZIP+4 or a route is written, and not 00000; or as a postal code that begins like one that there is. */
const isWritten = (code: string, zipType: number): boolean => {
  if (code.startsWith("00000")) return false
  if (isPostalCode(code)) return zipType < 2 && !code.startsWith("Z")
  if (zipType === 2) return /^\d{9}$/.test(code)
  return zipType === 3 ? /^\d{5}[BCGHR]\d{3}$/.test(code) : isZip(code)
}

/** Areas: the recorded ones, and beyond that every code in a valid form. */
export const areaCalls = (state: MockState): Readonly<Record<string, MockCall>> => ({
  GetZipsByZips: (request) => {
    const asked = Schema.decodeUnknownOption(Lookup)(request.body)
    const same = state.recordings.same("GetZipsByZips", request)
    if (same !== undefined || asked._tag === "None")
      return same ?? state.recordings.titled("GetZipsByZips", "no such type")
    const { zipType, zips } = asked.value
    const valid = [...new Set(zips.map((code) => code.trim().replaceAll(/[\s-]/g, "").toUpperCase()))]
    return { status: 200, body: ok(valid.filter((code) => isWritten(code, zipType))) }
  },
  GetZipcodesByRange: (request) => {
    const same = state.recordings.same("GetZipcodesByRange", request)
    if (same !== undefined) return same
    const { fromZipcode, toZipcode, maxLength } = Schema.decodeUnknownSync(Range)(request.body)
    const length = Number(toZipcode) - Number(fromZipcode) + 1
    if (length > maxLength) return state.recordings.titled("GetZipcodesByRange", "too long")
    const zips = Array.from({ length: Math.max(length, 0) }, (_, index) =>
      String(Number(fromZipcode) + index),
    )
    return { status: 200, body: ok(zips.map((zip) => zip.padStart(5, "0"))) }
  },
  areas: (request) => state.recordings.same("areas", request) ?? areasRecorded(state, request),
  area: (request) =>
    state.recordings.same("area", request) ?? state.recordings.titled("area", "no such area"),
  addresses: (request) =>
    state.recordings.same("addresses", request) ?? state.recordings.titled("addresses", "unknown"),
  placeSuggestions: (request) =>
    state.recordings.same("placeSuggestions", request) ??
    state.recordings.titled("placeSuggestions", "nothing"),
  GetAddressByFile2: (request) =>
    state.recordings.same("GetAddressByFile2", request) ??
    state.recordings.titled("GetAddressByFile2", "somebody else's file"),
  locations: (request) =>
    state.recordings.same("locations", request) ?? state.recordings.titled("locations", "no such file"),
  MapData: (request) =>
    state.recordings.same("MapData", request) ?? state.recordings.titled("MapData", "in the sea"),
  Tile: (request) => state.recordings.same("Tile", request) ?? state.recordings.titled("Tile", "in the sea"),
  TileImage: (request) =>
    state.recordings.same("TileImage", request) ?? state.recordings.titled("TileImage", "in the sea"),
  ...placesRecorded(state),
})

/** Lists of places as recorded; a mock makes none up, so that a state that was not recorded has none. */
const placesRecorded = (state: MockState): Readonly<Record<string, MockCall>> =>
  Object.fromEntries(
    [
      "GetCountiesByState",
      "GetCitiesByState",
      "SearchAreas",
      "GetDistrictsByState",
      "GetZipsByScf",
      "GetSCFcodesBySCFRange",
    ].map((call): [string, MockCall] => [
      call,
      (request) => state.recordings.same(call, request) ?? answered([]),
    ]),
  )

const Found = Schema.Struct({ groups: Schema.Array(AreaHitGroup) })

/** Of all areas recorded of the country of the source those whose name begins as asked; a mock knows no others. */
const areasRecorded = (state: MockState, { query }: MockRequest): MockAnswer => {
  const begin = (query["text"] ?? "").trim().toLowerCase()
  const most = Number(query["most"] ?? HITS_OF_A_KIND)
  const countryAsked = (asked: MockRequest["query"]) =>
    countryOf(Number(asked["listType"] ?? DEFAULT_LIST_TYPE))
  const recorded = state.recordings
    .exchanges("areas")
    .filter(({ request }) => countryAsked(request.query ?? {}) === countryAsked(query))
    .flatMap(({ response }) => Option.toArray(Schema.decodeUnknownOption(Found)(response.body)))
    .flatMap(({ groups }) => groups.flatMap(({ hits }) => hits))
  const isMeant = ({ area, name }: AreaHit) =>
    begin !== "" &&
    name.toLowerCase().startsWith(begin) &&
    (query["kind"] === undefined || query["kind"] === area.kind)
  const found = new Map(recorded.filter(isMeant).map((hit) => [areaKey(hit.area), hit]))
  const groups = [...grouped(found.values(), ({ area }) => area.kind)].map(([kind, hits]) => ({
    kind,
    hits: hits.slice(0, most),
    more: Math.max(0, hits.length - most),
  }))
  return { status: 200, body: json({ groups }) }
}
