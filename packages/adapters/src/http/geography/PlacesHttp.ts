import { type PlaceChoice, Places } from "@listwright/domain/geography"
import type { CallFailed } from "@listwright/domain/shared"
import { Effect, Layer } from "effect"
import { ApiClient, type Calls } from "../ApiClient.ts"
import { mapCallFailure } from "../toCallFailed.ts"
import { envelopeData } from "../envelopeData.ts"

/** Converts each row of a reply to a picker choice. */
const choices = <Row>(
  rows: Effect.Effect<ReadonlyArray<Row>, CallFailed>,
  choiceOf: (row: Row) => PlaceChoice,
): Effect.Effect<ReadonlyArray<PlaceChoice>, CallFailed> =>
  Effect.map(rows, (answered) => answered.map(choiceOf))

type Pickers = Omit<Places["Service"], "area" | "searchAddress" | "searchAreas" | "suggestions">

/** Implements the Places calls that are the same in both contracts: those that list the areas in a state or a range. */
export const createPlacePickers = ({ Geography }: Pick<Calls, "Geography">): Pickers => ({
  states: (country) =>
    choices(
      envelopeData(Geography.GetStates({ payload: { CountryCode: country } })),
      ({ StateCode: state, StateName: name }) => ({
        area: { kind: "state", state, excluded: false },
        name,
        state,
      }),
    ),
  counties: (state) =>
    choices(
      envelopeData(Geography.GetCountiesByState({ payload: { statecode: state } })),
      ({ CountyCode: county, CountyName: name }) => ({
        area: { kind: "county", county, excluded: false },
        name,
        state,
      }),
    ),
  cities: (state) =>
    choices(
      envelopeData(Geography.GetCitiesByState({ payload: { statecode: state } })),
      ({ CityName: name, StateCode }) => ({
        area: { kind: "city", state: StateCode, city: name, excluded: false },
        name,
        state: StateCode,
      }),
    ),
  metroAreas: (state, listType) =>
    choices(
      envelopeData(Geography.SearchAreas({ payload: { state, listType } })),
      ({ Code: metroArea, DisplayName: name }) => ({
        area: { kind: "metroArea", metroArea, excluded: false },
        name,
        state,
      }),
    ),
  congressionalDistricts: (state) =>
    choices(
      envelopeData(Geography.GetDistrictsByState({ payload: { statecode: state } })),
      ({ Code: district, Name: name }) => ({
        area: { kind: "congressionalDistrict", district, excluded: false },
        name,
        state,
      }),
    ),
  scfsInRange: (fromSCF, toSCF, maxLength) =>
    envelopeData(Geography.GetSCFcodesBySCFRange({ payload: { fromSCF, toSCF, maxLength } })),
  zipsOfScfs: (scfs) => envelopeData(Geography.GetZipsByScf({ payload: { zipType: 0, zips: scfs } })),
})

/** Provides Places over the contract. */
export const layerPlacesHttp = Layer.effect(
  Places,
  Effect.map(ApiClient, ({ Geography, V1Geography }) =>
    Places.of({
      ...createPlacePickers({ Geography }),
      searchAddress: (text) =>
        Effect.map(
          mapCallFailure("addresses")(V1Geography.addresses({ query: { text } })),
          ({ places }) => places,
        ),
      suggestions: (text, near) =>
        Effect.map(
          mapCallFailure("places")(
            V1Geography.placeSuggestions({
              query: { text, ...(near === null ? {} : { near: `${near[1]},${near[0]}` }) },
            }),
          ),
          ({ suggestions }) => suggestions,
        ),
      searchAreas: ({ kind, listType, most, text }) =>
        Effect.map(
          mapCallFailure("areas")(
            V1Geography.areas({ query: { text, listType, most, ...(kind === null ? {} : { kind }) } }),
          ),
          ({ groups }) => groups,
        ),
      area: (kind, code) => mapCallFailure("area")(V1Geography.area({ params: { kind, code } })),
    }),
  ),
)
