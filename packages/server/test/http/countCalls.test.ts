import { NodeCrypto, NodeHttpServer } from "@effect/platform-node"
import { Authentication } from "@listwright/adapters"
import { CountRefused, Counts, CountUnavailable } from "@listwright/domain/counting"
import {
  canonicalDefinition,
  DefinitionHash,
  emptyDefinition,
  type ListDefinition,
} from "@listwright/domain/definition"
import { Effect, Layer, Schema } from "effect"
import { HttpRouter } from "effect/http"
import { HttpApi, HttpApiBuilder } from "effect/http-api"
import { afterAll, describe, expect, it } from "vitest"
import { liveCalls } from "../../../adapters/test/liveCalls.ts"
import { layerSiteSelling } from "../configuration/example.ts"
import { StoredDrafts } from "../../src/drafts/StoredDrafts.ts"
import { LiveQuestions } from "../../src/counts/LiveQuestions.ts"
import { countCalls } from "../../src/http/v1/counting/countCalls.ts"
import { insightCalls } from "../../src/http/v1/counting/insightCalls.ts"
import { areaInsightCalls } from "../../src/http/v1/counting/areaInsightCalls.ts"
import { layerV1Decoding } from "../../src/http/protection/decodingFailures.ts"
import { asUser, user } from "./demoActor.ts"
import { zipDefinition } from "./caller.ts"

/** The calls that ask the engine live. */
class LiveCalls extends HttpApi.make("listwright").add(liveCalls) {}

const nameOf = ({ areas }: ListDefinition): string =>
  areas.map((area) => (area.kind === "zip" ? area.zip : area.kind)).join()

const known = { definitionHash: DefinitionHash.make("h"), snapshot: "s" }
/** By kind and area: what was asked, and what of it was canceled. */
const asked: Array<string> = []
const cancelled: Array<string> = []

/** 00001 is refused, 00002 finds the engine away, 00003 is never answered. */
const answered = <A>(kind: string, definition: ListDefinition, answer: A) =>
  Effect.suspend((): Effect.Effect<A, CountRefused | CountUnavailable> => {
    const name = nameOf(definition)
    asked.push(`${kind} ${name}`)
    switch (name) {
      case "00001":
        return Effect.fail(new CountRefused({ reason: "there is no column SHOESIZE" }))
      case "00002":
        return Effect.fail(new CountUnavailable({ reason: "the engine is being restarted" }))
      case "00003":
        return Effect.onInterrupt(Effect.never, () => Effect.sync(() => cancelled.push(`${kind} ${name}`)))
      default:
        return Effect.succeed(answer)
    }
  })

const waterfall = {
  ...known,
  steps: [
    { step: { kind: "geography" }, leaves: 945, removes: 55 },
    { step: { kind: "criterion", column: "AGE" }, leaves: 506, removes: 439 },
  ],
} as const
const suggestions = {
  ...known,
  suggestions: [
    {
      relaxation: { kind: "dropColumn", column: "AGE" },
      definition: canonicalDefinition(emptyDefinition(10)),
      more: 439,
    },
  ],
} as const
const restriction = {
  restriction: { kind: "onlyWithPhones" },
  definition: canonicalDefinition(emptyDefinition(10)),
  records: 196,
} as const
const details = {
  ...known,
  total: 506,
  withPhones: 196,
  withEmail: 0,
  withContactNames: 506,
  areas: [],
  withoutPlace: [],
  suppressed: [{ source: "orders", matched: 3, taken: 3 }],
} as const
const breakdownOf = (column: string) => ({
  ...known,
  total: 506,
  column,
  rows: [
    { value: "F", records: 300 },
    { value: null, records: 206 },
  ],
})
const crossTableOf = (rows: string, columns: string) => ({
  ...known,
  total: 506,
  rows,
  columns,
  cells: [{ row: "F", column: null, records: 506 }],
})
const fillRates = {
  ...known,
  total: 506,
  withPhones: 196,
  withZip4: 480,
  withCarrierRoutes: 490,
  columns: [{ column: "AGE", known: 500 }],
}
const areaTableOf = (columns: ReadonlyArray<{ readonly column: string }>) => ({
  ...known,
  total: 506,
  columns: columns.map(({ column }) => ({ column, values: [null] })),
  areas: [{ key: "zip:60614", records: 506, cells: columns.map(() => 506) }],
})
const overlap = {
  ...known,
  total: 506,
  keys: ["zip:60614"],
  regions: [{ areas: [0], records: 506, withPhones: 196 }],
}
const sample = {
  ...known,
  total: 506,
  records: [
    {
      firstName: "J•••",
      lastName: "S•••",
      address: "••• Elm St",
      city: "Chicago",
      state: "IL",
      zip: "60614",
      phone: null,
      values: [{ column: "AGE", text: "42" }],
    },
  ],
}
const saturation = {
  ...known,
  routes: 2,
  saturated: 1,
  adds: 30,
  withoutRoute: 16,
  ranked: [{ code: "60614C001", selected: 490, deliverable: 500 }],
}
const eachArea = { ...known, areas: [{ key: "zip:60614", available: 506, withPhones: 196 }] }
const shades = { ...known, shades: [{ code: "60614", records: 506, adds: 0 }] }
const count = { ...known, total: 506, withPhones: 196, areas: [], suppressed: [], withoutPlace: [] }

const layerCounts = Layer.succeed(Counts, {
  count: (definition) => answered("count", definition, count),
  waterfall: (definition) => answered("waterfall", definition, waterfall),
  suggestions: (definition, _owner, { wanted } = {}) =>
    answered("suggestions", definition, {
      ...suggestions,
      ...(wanted === undefined ? {} : { restrictions: [{ ...restriction, records: wanted }] }),
    }),
  details: (definition) => answered("countDetails", definition, details),
  breakdown: (definition, _owner, { column }) => answered("breakdown", definition, breakdownOf(column)),
  crossTab: (definition, _owner, { columns, rows }) =>
    answered("crossTable", definition, crossTableOf(rows, columns)),
  saturation: (definition, _owner, { most } = {}) =>
    answered("saturation", definition, { ...saturation, ranked: saturation.ranked.slice(0, most) }),
  overlap: (definition) => answered("overlap", definition, overlap),
  eachArea: (definition) => answered("eachArea", definition, eachArea),
  shades: (definition) => answered("shades", definition, shades),
  areaTable: (definition, _owner, { columns }) => answered("areaTable", definition, areaTableOf(columns)),
  fillRates: (definition) => answered("fillRates", definition, fillRates),
  sample: (definition) => answered("sample", definition, sample),
})

/** Every draft is the account's. */
const layerSold = layerSiteSelling(10, 20)
const layerDrafts = Layer.mock(StoredDrafts, { accountOf: () => Effect.succeed(user.accountId) })

const { handler, dispose } = HttpRouter.toWebHandler(
  HttpApiBuilder.layer(LiveCalls).pipe(
    Layer.provide(
      HttpApiBuilder.group(LiveCalls, "V1Counting", (handlers) =>
        Effect.succeed(
          handlers.handleAll({
            count: countCalls.count,
            waterfall: countCalls.waterfall,
            suggestions: countCalls.suggestions,
            countDetails: insightCalls.countDetails,
            breakdown: insightCalls.breakdown,
            crossTable: insightCalls.crossTable,
            saturation: areaInsightCalls.saturation,
            overlap: areaInsightCalls.overlap,
            eachArea: areaInsightCalls.eachArea,
            shades: areaInsightCalls.shades,
            eachIndustry: areaInsightCalls.eachIndustry,
            areaTable: insightCalls.areaTable,
            fillRates: insightCalls.fillRates,
            sample: insightCalls.sample,
          }),
        ),
      ),
    ),
    Layer.provide(layerV1Decoding),
    Layer.provide(Layer.succeed(Authentication, { cookie: asUser, hostCookie: asUser, bearer: asUser })),
    HttpRouter.provideRequest(Layer.mergeAll(layerCounts, layerSold, layerDrafts, LiveQuestions.layer)),
    Layer.provide(Layer.mergeAll(NodeHttpServer.layerHttpServices, NodeCrypto.layer)),
  ),
  { disableLogger: true },
)

const PATHS = {
  count: "/counts",
  waterfall: "/counts/waterfall",
  suggestions: "/counts/suggestions",
  countDetails: "/counts/details",
  breakdown: "/counts/breakdown",
  crossTable: "/counts/cross-table",
  areaTable: "/counts/area-table",
  saturation: "/counts/saturation",
  overlap: "/counts/overlap",
  eachArea: "/counts/each-area",
  shades: "/counts/shades",
  eachIndustry: "/counts/each-industry",
  fillRates: "/counts/fill-rates",
  sample: "/counts/sample",
} as const
type Kind = keyof typeof PATHS
const KINDS = [
  "count",
  "waterfall",
  "suggestions",
  "countDetails",
  "breakdown",
  "crossTable",
  "areaTable",
  "saturation",
  "overlap",
  "eachArea",
  "shades",
  "eachIndustry",
  "fillRates",
  "sample",
] as const satisfies ReadonlyArray<Kind>

/** The parameters of each kind of question, besides the definition. */
const ABOUT = {
  count: {},
  waterfall: {},
  suggestions: {},
  countDetails: {},
  breakdown: { column: "GENDER" },
  crossTable: { rows: "GENDER", columns: "AGE" },
  areaTable: { columns: [{ column: "GENDER" }] },
  saturation: {},
  overlap: {},
  eachArea: {},
  shades: { level: "zip", codes: ["60614"] },
  eachIndustry: { industries: ["58", "60"] },
  fillRates: {},
  sample: {},
} as const

interface Question {
  readonly definition?: unknown
  readonly draftId?: string | null
  readonly revision?: number
  readonly wanted?: number
  readonly column?: string
  readonly industries?: ReadonlyArray<string>
}

const post = async (kind: Kind, question: Question) => {
  const response = await handler(
    new Request(`http://127.0.0.1/api/v1${PATHS[kind]}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: "Bearer t" },
      body: JSON.stringify({
        definition: zipDefinition("60614"),
        draftId: null,
        revision: 1,
        ...ABOUT[kind],
        ...question,
      }),
    }),
  )
  const body: Schema.Json = JSON.parse(await response.text())
  return { status: response.status, body }
}

const until = async (isSo: () => boolean): Promise<void> => {
  for (let tries = 0; !isSo() && tries < 1_000; tries++) await new Promise((next) => setTimeout(next, 10))
  expect(isSo()).toBe(true)
}

describe("live counts over HTTP", () => {
  afterAll(dispose)

  it("answer how a count comes about, and for which revision", async () => {
    expect(await post("waterfall", { revision: 12 })).toEqual({
      status: 200,
      body: { revision: 12, waterfall },
    })
  })

  it("answer what would bring more, each with the definition that does", async () => {
    expect(await post("suggestions", { revision: 3 })).toEqual({
      status: 200,
      body: { revision: 3, suggestions },
    })
  })

  it.each(KINDS)("refuse a source that the user has not, before the engine is asked: %s", async (kind) => {
    const definition = { ...zipDefinition("60699"), listType: 20 }
    expect(await post(kind, { definition })).toEqual({
      status: 422,
      body: {
        _tag: "Unprocessable",
        message: "This data source isn't available. Please choose another one.",
      },
    })
    expect(asked).not.toContain(`${kind} 60699`)
  })

  it.each(KINDS)("say what the engine has against a definition, and that it is away: %s", async (kind) => {
    expect(await post(kind, { definition: zipDefinition("00001") })).toEqual({
      status: 422,
      body: { _tag: "Unprocessable", message: "there is no column SHOESIZE" },
    })
    expect(await post(kind, { definition: zipDefinition("00002") })).toEqual({
      status: 503,
      body: { _tag: "Unavailable", message: "the engine is being restarted" },
    })
  })

  it.each([
    ["countDetails", { details }],
    ["breakdown", { breakdown: breakdownOf("GENDER") }],
    ["crossTable", { crossTable: crossTableOf("GENDER", "AGE") }],
    ["areaTable", { areaTable: areaTableOf([{ column: "GENDER" }]) }],
    ["saturation", { saturation }],
    ["overlap", { overlap }],
    ["eachArea", { eachArea }],
    ["shades", { shades }],
    [
      "eachIndustry",
      {
        eachIndustry: {
          total: 506,
          industries: [
            { code: "58", records: 506 },
            { code: "60", records: 506 },
          ],
        },
      },
    ],
    ["fillRates", { fillRates }],
    ["sample", { sample }],
  ] as const)("answer what a count tells beyond its number: %s", async (kind, answer) => {
    expect(await post(kind, { revision: 5 })).toEqual({ status: 200, body: { revision: 5, ...answer } })
  })

  it("answer what would bring the number near a wanted quantity", async () => {
    expect(await post("suggestions", { wanted: 250 })).toMatchObject({
      status: 200,
      body: { suggestions: { restrictions: [{ restriction: { kind: "onlyWithPhones" }, records: 250 }] } },
    })
    const none = await post("suggestions", { wanted: 0 })
    expect([none.status, none.body]).toEqual([
      400,
      expect.objectContaining({
        message: expect.stringContaining("wanted: must be a quantity of 1 or more"),
      }),
    ])
  })

  it("break one draft down by two columns at once", async () => {
    const asking = { draftId: "two", revision: 1 }
    const both = await Promise.all([
      post("breakdown", { ...asking, column: "GENDER" }),
      post("breakdown", { ...asking, column: "AGE" }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
  })

  it("count what is below two business types of one draft at once", async () => {
    const asking = { draftId: "tree", revision: 1 }
    const both = await Promise.all([
      post("eachIndustry", { ...asking, industries: ["52", "58"] }),
      post("eachIndustry", { ...asking, industries: ["60"] }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
  })

  it("name the field of a definition that does not decode", async () => {
    const { status, body } = await post("suggestions", { definition: zipDefinition("606") })
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({
        message: expect.stringContaining("definition.areas.0.zip: must be a ZIP Code of 5 digits"),
      }),
    ])
  })

  it("leave questions of another kind alone, and cancel an older one of their own", async () => {
    const older = { draftId: "d", revision: 1, definition: zipDefinition("00003") }
    const first = post("waterfall", older)
    await until(() => asked.includes("waterfall 00003"))

    for (const kind of ["count", "suggestions"] as const) {
      expect((await post(kind, { draftId: "d", revision: 2 })).status).toBe(200)
    }
    expect(cancelled).toEqual([])

    expect((await post("waterfall", { draftId: "d", revision: 2 })).status).toBe(200)
    expect(await first).toEqual({ status: 422, body: { _tag: "Unprocessable", message: "superseded" } })
    expect(cancelled).toEqual(["waterfall 00003"])
  })
})
