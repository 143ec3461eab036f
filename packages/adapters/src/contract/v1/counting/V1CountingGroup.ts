import { AskedIndustries, IndustryRecords } from "@listwright/domain/counting"
import { COUNT_QUESTIONS } from "@listwright/domain/counting"
import { Record, Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { SignedIn } from "../../Actor.ts"
import { Missing, Unavailable, Unprocessable, V1Decoding } from "../V1Errors.ts"
import { question } from "./question.ts"
import { Access, names } from "../../access/Access.ts"
import { aboutADefinition } from "../../access/aboutADefinition.ts"

const id = { id: Schema.String }

/** The parts of a `COUNT_QUESTIONS` entry that its call uses. */
interface Asked<Asks extends Schema.Struct.Fields, Field extends string, Answer extends Schema.Top> {
  readonly asks: Schema.Struct<Asks>
  readonly field: Field
  readonly answer: Answer
}

/**
 * Defines the call for a live question. It accepts a definition and the question's own parameters, and replies in the
 * question's own field.
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
    live("count", "/counts", COUNT_QUESTIONS.count).annotate(Access, aboutADefinition()),
    live("waterfall", "/counts/waterfall", COUNT_QUESTIONS.waterfall).annotate(Access, aboutADefinition()),
    live("suggestions", "/counts/suggestions", COUNT_QUESTIONS.suggestions).annotate(
      Access,
      aboutADefinition(),
    ),
    live("countDetails", "/counts/details", COUNT_QUESTIONS.details).annotate(Access, aboutADefinition()),
    live("saturation", "/counts/saturation", COUNT_QUESTIONS.saturation).annotate(Access, aboutADefinition()),
    live("overlap", "/counts/overlap", COUNT_QUESTIONS.overlap).annotate(Access, aboutADefinition()),
    live("eachArea", "/counts/each-area", COUNT_QUESTIONS.eachArea).annotate(Access, aboutADefinition()),
    live("shades", "/counts/shades", COUNT_QUESTIONS.shades).annotate(
      Access,
      aboutADefinition({ level: "zip", codes: ["60614"] }),
    ),
    // What each industry would bring as the only one that is added.
    HttpApiEndpoint.post("eachIndustry", "/counts/each-industry", {
      payload: Schema.Struct({ ...question, industries: AskedIndustries }),
      success: Schema.Struct({ revision: Schema.Int, eachIndustry: IndustryRecords }),
      error: [Unprocessable, Unavailable],
    }).annotate(Access, aboutADefinition({ industries: [] })),
    live("breakdown", "/counts/breakdown", COUNT_QUESTIONS.breakdown).annotate(
      Access,
      aboutADefinition({ column: "GENDER" }),
    ),
    live("crossTable", "/counts/cross-table", COUNT_QUESTIONS.crossTab).annotate(
      Access,
      aboutADefinition({ rows: "GENDER", columns: "AGE" }),
    ),
    live("areaTable", "/counts/area-table", COUNT_QUESTIONS.areaTable).annotate(
      Access,
      aboutADefinition({ columns: [{ column: "GENDER" }] }),
    ),
    live("fillRates", "/counts/fill-rates", COUNT_QUESTIONS.fillRates).annotate(Access, aboutADefinition()),
    live("sample", "/counts/sample", COUNT_QUESTIONS.sample).annotate(Access, aboutADefinition()),
    HttpApiEndpoint.post("stopCount", "/count-runs/:id/stop", {
      params: id,
      payload: Schema.Struct({}),
      success: Schema.Struct({ stopped: Schema.Boolean }),
      error: Missing,
    }).annotate(Access, names("count")),
  )
  .middleware(SignedIn)
  .middleware(V1Decoding)
  .prefix("/api/v1") {}
