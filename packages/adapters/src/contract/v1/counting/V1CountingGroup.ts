import { IndustriesRequest, IndustryRecords } from "@listwright/domain/counting"
import { COUNT_QUESTIONS } from "@listwright/domain/counting"
import { Record, Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Authentication } from "../../Actor.ts"
import { Missing, Unavailable, Unprocessable, V1Decoding } from "../V1Errors.ts"
import { question } from "./question.ts"
import { Access, allowNamedRecords } from "../../access/Access.ts"
import { definitionRequests } from "../../access/definitionRequests.ts"

const id = { id: Schema.String }

/** The parts of a `COUNT_QUESTIONS` entry that its call uses. */
interface Asked<Asks extends Schema.Struct.Fields, Field extends string, Answer extends Schema.Top> {
  readonly asks: Schema.Struct<Asks>
  readonly field: Field
  readonly answer: Answer
}

/**
 * Defines the call for a live question. It accepts a definition and the question's own parameters, and returns the
 * answer in the question's own field.
 */
const live = <
  const Name extends string,
  const Path extends `/${string}`,
  Asks extends Schema.Struct.Fields,
  Field extends string,
  Answer extends Schema.Top,
>(
  name: Name,
  path: Path,
  { answer, asks, field }: Asked<Asks, Field, Answer>,
) =>
  HttpApiEndpoint.post(name, path, {
    payload: Schema.Struct({ ...question, ...asks.fields }),
    success: Schema.Struct({ revision: Schema.Int, ...Record.singleton(field, answer) }),
    error: [Unprocessable, Unavailable],
  })

/** The calls for live answers about a definition and for completing an official count. */
export class V1CountingGroup extends HttpApiGroup.make("V1Counting")
  .add(
    live("count", "/counts", COUNT_QUESTIONS.count).annotate(Access, definitionRequests()),
    live("waterfall", "/counts/waterfall", COUNT_QUESTIONS.waterfall).annotate(Access, definitionRequests()),
    live("suggestions", "/counts/suggestions", COUNT_QUESTIONS.suggestions).annotate(
      Access,
      definitionRequests(),
    ),
    live("countDetails", "/counts/details", COUNT_QUESTIONS.details).annotate(Access, definitionRequests()),
    live("saturation", "/counts/saturation", COUNT_QUESTIONS.saturation).annotate(
      Access,
      definitionRequests(),
    ),
    live("overlap", "/counts/overlap", COUNT_QUESTIONS.overlap).annotate(Access, definitionRequests()),
    live("eachArea", "/counts/each-area", COUNT_QUESTIONS.eachArea).annotate(Access, definitionRequests()),
    live("shades", "/counts/shades", COUNT_QUESTIONS.shades).annotate(
      Access,
      definitionRequests({ level: "zip", codes: ["60614"] }),
    ),
    // What each industry would bring as the only one that is added.
    HttpApiEndpoint.post("eachIndustry", "/counts/each-industry", {
      payload: Schema.Struct({ ...question, industries: IndustriesRequest }),
      success: Schema.Struct({ revision: Schema.Int, eachIndustry: IndustryRecords }),
      error: [Unprocessable, Unavailable],
    }).annotate(Access, definitionRequests({ industries: [] })),
    live("breakdown", "/counts/breakdown", COUNT_QUESTIONS.breakdown).annotate(
      Access,
      definitionRequests({ column: "GENDER" }),
    ),
    live("crossTable", "/counts/cross-table", COUNT_QUESTIONS.crossTab).annotate(
      Access,
      definitionRequests({ rows: "GENDER", columns: "AGE" }),
    ),
    live("areaTable", "/counts/area-table", COUNT_QUESTIONS.areaTable).annotate(
      Access,
      definitionRequests({ columns: [{ column: "GENDER" }] }),
    ),
    live("fillRates", "/counts/fill-rates", COUNT_QUESTIONS.fillRates).annotate(Access, definitionRequests()),
    live("sample", "/counts/sample", COUNT_QUESTIONS.sample).annotate(Access, definitionRequests()),
    HttpApiEndpoint.post("stopCount", "/count-runs/:id/stop", {
      params: id,
      payload: Schema.Struct({}),
      success: Schema.Struct({ stopped: Schema.Boolean }),
      error: Missing,
    }).annotate(Access, allowNamedRecords("count")),
  )
  .middleware(Authentication)
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
