import {
  COUNT_QUESTIONS,
  CountAnswer,
  CountBreakdown,
  CountCrossTable,
  CountFillRates,
  CountSample,
  CountSuggestions,
  CountWaterfall,
  DetailedCount,
} from "@listwright/domain/counting"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { SignedIn } from "../../Actor.ts"
import { Missing, Unavailable, Unprocessable, V1Decoding } from "../V1Errors.ts"
import { question } from "./question.ts"

const id = { id: Schema.String }

/** Live answers about a definition, and the end of an official count. */
export class V1CountingGroup extends HttpApiGroup.make("V1Counting")
  .add(
    HttpApiEndpoint.post("count", "/counts", {
      payload: Schema.Struct(question),
      success: Schema.Struct({ revision: Schema.Int, answer: CountAnswer }),
      error: [Unprocessable, Unavailable],
    }),
    HttpApiEndpoint.post("waterfall", "/counts/waterfall", {
      payload: Schema.Struct(question),
      success: Schema.Struct({ revision: Schema.Int, waterfall: CountWaterfall }),
      error: [Unprocessable, Unavailable],
    }),
    HttpApiEndpoint.post("suggestions", "/counts/suggestions", {
      payload: Schema.Struct({ ...question, ...COUNT_QUESTIONS.suggestions.asks.fields }),
      success: Schema.Struct({ revision: Schema.Int, suggestions: CountSuggestions }),
      error: [Unprocessable, Unavailable],
    }),
    HttpApiEndpoint.post("countDetails", "/counts/details", {
      payload: Schema.Struct(question),
      success: Schema.Struct({ revision: Schema.Int, details: DetailedCount }),
      error: [Unprocessable, Unavailable],
    }),
    HttpApiEndpoint.post("breakdown", "/counts/breakdown", {
      payload: Schema.Struct({ ...question, ...COUNT_QUESTIONS.breakdown.asks.fields }),
      success: Schema.Struct({ revision: Schema.Int, breakdown: CountBreakdown }),
      error: [Unprocessable, Unavailable],
    }),
    HttpApiEndpoint.post("crossTable", "/counts/cross-table", {
      payload: Schema.Struct({ ...question, ...COUNT_QUESTIONS.crossTab.asks.fields }),
      success: Schema.Struct({ revision: Schema.Int, crossTable: CountCrossTable }),
      error: [Unprocessable, Unavailable],
    }),
    HttpApiEndpoint.post("fillRates", "/counts/fill-rates", {
      payload: Schema.Struct(question),
      success: Schema.Struct({ revision: Schema.Int, fillRates: CountFillRates }),
      error: [Unprocessable, Unavailable],
    }),
    HttpApiEndpoint.post("sample", "/counts/sample", {
      payload: Schema.Struct(question),
      success: Schema.Struct({ revision: Schema.Int, sample: CountSample }),
      error: [Unprocessable, Unavailable],
    }),
    HttpApiEndpoint.post("stopCount", "/count-runs/:id/stop", {
      params: id,
      payload: Schema.Struct({}),
      success: Schema.Struct({ stopped: Schema.Boolean }),
      error: Missing,
    }),
  )
  .middleware(SignedIn)
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
