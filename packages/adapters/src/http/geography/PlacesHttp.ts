import { Places } from "@listwright/domain/geography"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { orCallFailed } from "../callFailed.ts"
import { envelopeData } from "../envelopeData.ts"

/** Places over the contract. */
export const layerPlacesHttp = Layer.effect(
  Places,
  Effect.map(ApiClient, ({ Geography, V1Geography }) =>
    Places.of({
      states: (country) =>
        Effect.map(envelopeData(Geography.GetStates({ payload: { CountryCode: country } })), (states) =>
          states.map(({ StateCode: state, StateName: name }) => ({
            area: { kind: "state", state, excluded: false },
            name,
            state,
          })),
        ),
      counties: (state) =>
        Effect.map(
          envelopeData(Geography.GetCountiesByState({ payload: { statecode: state } })),
          (counties) =>
            counties.map(({ CountyCode: county, CountyName: name }) => ({
              area: { kind: "county", county, excluded: false },
              name,
              state,
            })),
        ),
      cities: (state) =>
        Effect.map(envelopeData(Geography.GetCitiesByState({ payload: { statecode: state } })), (cities) =>
          cities.map(({ CityName: city, StateCode }) => ({
            area: { kind: "city", state: StateCode, city, excluded: false },
            name: city,
            state: StateCode,
          })),
        ),
      metroAreas: (state, listType) =>
        Effect.map(envelopeData(Geography.SearchAreas({ payload: { state, listType } })), (areas) =>
          areas.map(({ Code: metroArea, DisplayName: name }) => ({
            area: { kind: "metroArea", metroArea, excluded: false },
            name,
            state,
          })),
        ),
      congressionalDistricts: (state) =>
        Effect.map(
          envelopeData(Geography.GetDistrictsByState({ payload: { statecode: state } })),
          (districts) =>
            districts.map(({ Code: district, Name: name }) => ({
              area: { kind: "congressionalDistrict", district, excluded: false },
              name,
              state,
            })),
        ),
      scfsInRange: (fromSCF, toSCF, maxLength) =>
        envelopeData(Geography.GetSCFcodesBySCFRange({ payload: { fromSCF, toSCF, maxLength } })),
      zipsOfScfs: (scfs) => envelopeData(Geography.GetZipsByScf({ payload: { zipType: 0, zips: scfs } })),
      searchAddress: (text) =>
        Effect.map(
          orCallFailed("addresses")(V1Geography.addresses({ query: { text } })),
          ({ places }) => places,
        ),
    }),
  ),
)
