import { Api, ok } from "@listwright/adapters"
import { areaCode } from "@listwright/domain/definition"
import {
  type PlaceChoice,
  MAX_SCF_RANGE,
  validateScfRange,
  scfRangeNotice,
  scfRangeTooLongNotice,
  sourceAreaKinds,
} from "@listwright/domain/geography"
import { stateCountry, DEFAULT_COUNTRY } from "@listwright/domain/shared"
import {
  cities,
  congressionalDistricts,
  counties,
  Geography,
  metroAreas,
  scfsInRange,
  states,
  scfZips,
} from "@listwright/geography"
import { Effect, Result } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Site } from "../../../configuration/Site.ts"
import { toEnvelope, CallRefused } from "../../answering/toEnvelope.ts"
import { ensureSourceOrderable } from "../../answering/ensureSourceOffered.ts"
import { limitCodeRange } from "./limitCodeRange.ts"

type Tables = (typeof Geography)["Service"]

/** Returns whether a code is a known state or, if it's in Canada, a known province. */
const isKnown = (tables: Tables, code: string): boolean =>
  (stateCountry(code) === "CA" ? tables.canada.provinces : tables.states).some((one) => one.code === code)

/**
 * Returns the choices in a state or province. Refuses an unknown state or province rather than returning an empty list.
 */
const inState = Effect.fn("inState")(function* (
  field: string,
  asked: string,
  choices: (tables: Tables, state: string) => ReadonlyArray<PlaceChoice>,
) {
  const geography = yield* Geography
  const code = asked.trim().toUpperCase()
  if (!isKnown(geography, code)) {
    return yield* new CallRefused({
      reason: `${field}: there is no state '${asked.slice(0, 20)}'; give its two letters, like IL`,
    })
  }
  return choices(geography, code)
})

const metroAreasOf = Effect.fn("metroAreasOf")(function* (state: string, listType: number) {
  yield* ensureSourceOrderable(listType)
  const choices = yield* inState("state", state, metroAreas)
  const { configuration } = yield* Site
  return sourceAreaKinds(listType, configuration).includes("metroArea") ? choices : []
})

const SCF_RANGE = { most: MAX_SCF_RANGE, tooLong: scfRangeTooLongNotice.text, codes: "SCF Codes" }

const scfsBetween = Effect.fn("scfsBetween")(function* (from: string, to: string, maxLength: number) {
  const range = validateScfRange(from, to)
  if (Result.isFailure(range)) return yield* new CallRefused({ reason: scfRangeNotice(range.failure).text })
  const { from: first, to: last } = range.success
  return yield* limitCodeRange(scfsInRange(yield* Geography, first, last), maxLength, SCF_RANGE)
})

const zipsOf = Effect.fn("zipsOf")(function* (scfs: ReadonlyArray<string>) {
  if (scfs.length > MAX_SCF_RANGE) {
    return yield* new CallRefused({ reason: `zips: must hold at most ${MAX_SCF_RANGE} SCF Codes` })
  }
  return scfZips(yield* Geography, scfs)
})

/** Returns the code that identifies an area within its type: FIPS, CBSA, or district. */
const codeOf = ({ area }: PlaceChoice): string => areaCode(area)

/** Calls for the places in a state, used by pickers. */
export const placeCalls = {
  GetStates: HttpApiBuilder.handler(Api, "Geography", "GetStates", ({ payload }) =>
    Effect.map(Geography, (geography) =>
      ok(
        states(geography, payload.CountryCode ?? DEFAULT_COUNTRY).map(({ name, state }) => ({
          StateCode: state,
          StateName: name,
        })),
      ),
    ),
  ),
  GetCountiesByState: HttpApiBuilder.handler(Api, "Geography", "GetCountiesByState", ({ payload }) =>
    toEnvelope(
      Effect.map(inState("statecode", payload.statecode, counties), (found) =>
        found.map((place) => ({ CountyCode: codeOf(place), CountyName: place.name })),
      ),
    ),
  ),
  GetCitiesByState: HttpApiBuilder.handler(Api, "Geography", "GetCitiesByState", ({ payload }) =>
    toEnvelope(
      Effect.map(inState("statecode", payload.statecode, cities), (found) =>
        found.map(({ name, state }) => ({ CityName: name, StateCode: state })),
      ),
    ),
  ),
  SearchAreas: HttpApiBuilder.handler(Api, "Geography", "SearchAreas", ({ payload }) =>
    toEnvelope(
      Effect.map(metroAreasOf(payload.state, payload.listType), (found) =>
        found.map((place) => ({ Code: codeOf(place), DisplayName: place.name })),
      ),
    ),
  ),
  GetDistrictsByState: HttpApiBuilder.handler(Api, "Geography", "GetDistrictsByState", ({ payload }) =>
    toEnvelope(
      Effect.map(inState("statecode", payload.statecode, congressionalDistricts), (found) =>
        found.map((place) => ({ Code: codeOf(place), Name: place.name })),
      ),
    ),
  ),
  GetZipsByScf: HttpApiBuilder.handler(Api, "Geography", "GetZipsByScf", ({ payload }) =>
    toEnvelope(zipsOf(payload.zips)),
  ),
  GetSCFcodesBySCFRange: HttpApiBuilder.handler(Api, "Geography", "GetSCFcodesBySCFRange", ({ payload }) =>
    toEnvelope(scfsBetween(payload.fromSCF, payload.toSCF, payload.maxLength)),
  ),
}
