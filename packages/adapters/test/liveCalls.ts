import { Api } from "@listwright/adapters"
import { HttpApiGroup } from "effect/http-api"

const { endpoints } = Api.groups.V1Counting

/** The calls that ask live about a definition, straight from the contract, for a server of a part of it. */
export const liveCalls = HttpApiGroup.make("V1Counting").add(
  endpoints.count,
  endpoints.waterfall,
  endpoints.suggestions,
  endpoints.countDetails,
  endpoints.eachArea,
  endpoints.shades,
  endpoints.eachIndustry,
  endpoints.breakdown,
  endpoints.crossTable,
  endpoints.areaTable,
  endpoints.saturation,
  endpoints.overlap,
  endpoints.fillRates,
  endpoints.sample,
)
