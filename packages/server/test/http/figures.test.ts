import { createServer } from "node:http"
import { NodeHttpServer } from "@effect/platform-node"
import { Api, Authentication } from "@listwright/adapters"
import { CountRefused, Counts, CountUnavailable } from "@listwright/domain/counting"
import {
  canonicalDefinition,
  DefinitionHash,
  emptyDefinition,
  type ListDefinition,
} from "@listwright/domain/definition"
import { loadPriceList } from "@listwright/domain/pricing"
import { toPromotionReadings } from "@listwright/domain/promotion"
import { DraftId } from "@listwright/domain/shared"
import { Effect, Exit, Layer, Result, Scope } from "effect"
import { HttpRouter, HttpServer } from "effect/http"
import { HttpApi, HttpApiBuilder, HttpApiGroup } from "effect/http-api"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { LiveQuestions } from "../../src/counts/LiveQuestions.ts"
import { layerSiteSelling } from "../configuration/example.ts"
import { StoredDrafts } from "../../src/drafts/StoredDrafts.ts"
import { layerV1Decoding } from "../../src/http/protection/decodingFailures.ts"
import { figuresCall } from "../../src/http/v1/pricing/figuresCall.ts"
import { NotPriced, PriceDesk } from "../../src/pricing/PriceDesk.ts"
import { example } from "../configuration/example.ts"
import { asUser, user } from "./demoActor.ts"
import { zipDefinition } from "./caller.ts"

class FiguresCall extends HttpApi.make("listwright").add(
  HttpApiGroup.make("V1Pricing").add(Api.groups.V1Pricing.endpoints.figures),
) {}

const [demoPriceList] = example.content.priceLists.map(({ list }) => list)
if (demoPriceList === undefined) throw new Error("the example has a price list")

const known = { definitionHash: DefinitionHash.make("h"), snapshot: "s" }
const area = { key: "zip:60614", available: 506, withPhones: 196 }
const count = { ...known, total: 506, withPhones: 196, areas: [area], suppressed: [], withoutPlace: [] }
const waterfall = { ...known, steps: [{ step: { kind: "geography" }, leaves: 506, removes: 494 }] } as const
const withoutAge = {
  relaxation: { kind: "dropColumn", column: "AGE" },
  definition: canonicalDefinition(emptyDefinition(10)),
  more: 90,
} as const
/** The engine's result, and the quantities that it was asked to come near. */
const found = { ...known, suggestions: [withoutAge], restrictions: [] }
let aims: Array<number | undefined> = []
/** The same as it is sent, where no list has a price. */
const suggestions = {
  ...known,
  aim: 633,
  suggestions: [{ ...withoutAge, after: { records: 596, recordsDifference: 90, price: null } }],
  restrictions: [],
}
const FREE = "0.00"
const price = {
  quantity: 506,
  available: 506,
  figures: {
    unitPrice: "0.05950",
    orderCharge: FREE,
    minimumElementsChargeApplies: false,
    labelCharge: FREE,
    minimumLabelChargeApplies: false,
    shippingCharge: FREE,
    serviceCharge: FREE,
    geographyCharge: FREE,
    mobilePackageCharge: FREE,
    goodsCost: FREE,
    subtotal: FREE,
    discount: FREE,
    promotionPointType: null,
    promotionPointValue: null,
    minimumOrderAmountApplies: true,
    totalBeforeTax: "35.00",
  },
  lines: [],
  perRecord: [],
  nextBracket: null,
  promotion: null,
  minimumQuantity: 250,
}

/** The questions that were asked, and those that were canceled, as 'waterfall 60614'. */
let asked: Array<string> = []
let canceled: Array<string> = []
/** The number of times that prices were read; `hasPrices` tells whether there are any. */
let pricesRead = 0
let hasPrices = true
/** Prices of which no list usage can be paid, so that no suggestion has one. */
const unusablePrices = {
  priceListId: "1",
  site: {
    prices: Result.getOrThrow(loadPriceList({ ...demoPriceList, usages: [] })),
    columns: [],
    promotions: [],
    readings: toPromotionReadings({}),
    minimumQuantity: 0,
  },
}
/** The questions that are never answered. */
let endless: ReadonlyArray<string> = []
/** The questions that fail, with their failures. */
let otherwise: Readonly<Record<string, Effect.Effect<never, CountRefused | CountUnavailable>>> = {}

const nameOf = ({ areas }: ListDefinition): string =>
  areas.map((area) => (area.kind === "zip" ? area.zip : area.kind)).join()

const answered = <A>(kind: string, definition: ListDefinition, answer: A) =>
  Effect.suspend((): Effect.Effect<A, CountRefused | CountUnavailable> => {
    const name = `${kind} ${nameOf(definition)}`
    asked.push(name)
    if (endless.includes(name))
      return Effect.onInterrupt(Effect.never, () => Effect.sync(() => canceled.push(name)))
    return otherwise[name] ?? Effect.succeed(answer)
  })

const services = Layer.mergeAll(
  Layer.mock(Counts, {
    count: (definition) => answered("count", definition, count),
    waterfall: (definition) => answered("waterfall", definition, waterfall),
    suggestions: (definition, _owner, { wanted } = {}) => {
      aims.push(wanted)
      return answered("suggestions", definition, found)
    },
  }),
  Layer.mock(PriceDesk, {
    prices: () =>
      Effect.suspend(() => {
        pricesRead += 1
        return hasPrices
          ? Effect.succeed(unusablePrices)
          : Effect.fail(new NotPriced({ message: "There are no prices." }))
      }),
    priceWith: (_prices, { choices, definition }, counted) =>
      choices.listUsage === 7
        ? Effect.fail(new NotPriced({ message: "The price list has no list usage 7." }))
        : Effect.as(Effect.orDie(answered("price", definition, price)), {
            price,
            elements: [],
            count: counted,
            areas: [],
            priceListId: "1",
            offered: [],
            promotion: null,
            mobilePackage: null,
          }),
  }),
  layerSiteSelling(10, 20),
  Layer.mock(StoredDrafts, { accountOf: () => Effect.succeed(user.accountId) }),
  LiveQuestions.layer,
)

const scope = Scope.makeUnsafe()
let url = ""
beforeAll(async () => {
  const calls = HttpApiBuilder.layer(FiguresCall).pipe(
    Layer.provide(
      HttpApiBuilder.group(FiguresCall, "V1Pricing", (handlers) =>
        Effect.succeed(handlers.handleAll(figuresCall)),
      ),
    ),
    Layer.provide(layerV1Decoding),
    Layer.provide(Layer.succeed(Authentication, { cookie: asUser, hostCookie: asUser, bearer: asUser })),
    HttpRouter.provideRequest(services),
  )
  const server = HttpRouter.serve(calls, { disableLogger: true, disableListenLog: true }).pipe(
    Layer.provideMerge(NodeHttpServer.layer(() => createServer(), { host: "127.0.0.1", port: 0 })),
  )
  url = await Effect.runPromise(
    Effect.gen(function* () {
      const { address } = yield* Effect.provideContext(HttpServer.HttpServer, yield* Layer.build(server))
      return `http://127.0.0.1:${"port" in address ? address.port : 0}/api/v1/figures`
    }).pipe(Scope.provide(scope)),
  )
})
afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))
beforeEach(() => {
  asked = []
  aims = []
  canceled = []
  endless = []
  otherwise = {}
  pricesRead = 0
  hasPrices = true
})

const DRAFT = DraftId.make("draft")
const everything = { waterfall: true, suggestions: {} }
const choices = { listUsage: 1, promoCode: null, quantities: {} }

const ask = (zip: string, more: object = everything, signal: AbortSignal | null = null) =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer t" },
    body: JSON.stringify({
      definition: zipDefinition(zip),
      choices,
      draftId: DRAFT,
      revision: 1,
      ...more,
    }),
    signal,
  })

/** The lines of an answer, one at a time. */
async function* linesOf(response: Response) {
  const decoder = new TextDecoder()
  let text = ""
  if (response.body === null) return
  for await (const bytes of response.body) {
    text += decoder.decode(bytes, { stream: true })
    const lines = text.split("\n")
    text = lines.pop() ?? ""
    for (const line of lines) yield JSON.parse(line)
  }
}
const partsOf = async (response: Response) => {
  const parts = []
  for await (const part of linesOf(response)) parts.push(part)
  return parts
}
const until = async (isSo: () => boolean): Promise<void> => {
  for (let tries = 0; !isSo() && tries < 500; tries++) await new Promise((next) => setTimeout(next, 10))
  expect(isSo()).toBe(true)
}

describe("the figures of a list over HTTP", () => {
  it("are one line a part in their order, each with the revision", async () => {
    const response = await ask("60614", { ...everything, revision: 12 })
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/x-ndjson"])
    expect(await partsOf(response)).toEqual([
      { revision: 12, part: "count", count },
      { revision: 12, part: "price", price },
      { revision: 12, part: "waterfall", waterfall },
      { revision: 12, part: "suggestions", suggestions },
    ])
  })

  it("are of one reading of the prices, and without any say so of the price alone", async () => {
    await partsOf(await ask("60614"))
    expect(pricesRead).toBe(1)
    hasPrices = false
    const parts = await partsOf(await ask("60614"))
    expect(parts).toEqual([
      { revision: 1, part: "count", count },
      {
        revision: 1,
        part: "failed",
        of: "price",
        failure: { _tag: "CountRefused", reason: "There are no prices." },
      },
      { revision: 1, part: "waterfall", waterfall },
      { revision: 1, part: "suggestions", suggestions },
    ])
  })

  it("come near what the choices ask for, else near what is wanted", async () => {
    await partsOf(await ask("60614", { ...everything, choices: { ...choices, wantedTotal: 900 } }))
    const parts = await partsOf(await ask("60614", { suggestions: { wanted: 300 } }))
    expect(aims).toEqual([900, 300])
    expect(parts.at(-1)).toMatchObject({ part: "suggestions", suggestions: { aim: 300 } })
  })

  it("hold only what is wanted, and nothing else is asked", async () => {
    expect((await partsOf(await ask("60614", {}))).map(({ part }) => part)).toEqual(["count", "price"])
    expect(asked).toEqual(["count 60614", "price 60614"])
  })

  it("leave the server part by part, without waiting for the next, and nobody may collect them on the way", async () => {
    endless = ["waterfall 60614"]
    const leaving = new AbortController()
    const response = await ask("60614", everything, leaving.signal)
    expect(response.headers.get("x-accel-buffering")).toBe("no")
    expect(response.headers.get("cache-control")).toContain("no-transform")
    const lines = linesOf(response)
    expect((await lines.next()).value).toMatchObject({ part: "count", count: { total: 506 } })
    expect((await lines.next()).value).toMatchObject({ part: "price" })
    leaving.abort()
    await until(() => canceled.length > 0)
    expect(canceled).toEqual(["waterfall 60614"])
  })

  it("are there but for a part that fails, which says why", async () => {
    otherwise = {
      "waterfall 60614": Effect.fail(new CountUnavailable({ reason: "the engine is being restarted" })),
      "suggestions 60614": Effect.die(new Error("a bug")),
    }
    const parts = await partsOf(await ask("60614", { ...everything, choices: { ...choices, listUsage: 7 } }))
    const failed = (of: string, _tag: string, reason: string) => ({
      revision: 1,
      part: "failed",
      of,
      failure: { _tag, reason },
    })
    expect(parts).toEqual([
      { revision: 1, part: "count", count },
      failed("price", "CountRefused", "The price list has no list usage 7."),
      failed("waterfall", "CountUnavailable", "the engine is being restarted"),
      failed("suggestions", "CountUnavailable", "Something went wrong on the server."),
    ])
  })

  it("are refused as a count is where there is no count", async () => {
    otherwise = {
      "count 00001": Effect.fail(new CountRefused({ reason: "there is no column SHOESIZE" })),
      "count 00002": Effect.fail(new CountUnavailable({ reason: "the engine is being restarted" })),
    }
    const replies = await Promise.all([ask("00001"), ask("00002", { draftId: null })])
    expect(await Promise.all(replies.map(async (reply) => [reply.status, await reply.json()]))).toEqual([
      [422, { _tag: "Unprocessable", message: "there is no column SHOESIZE" }],
      [503, { _tag: "Unavailable", message: "the engine is being restarted" }],
    ])
    expect(asked.toSorted()).toEqual(["count 00001", "count 00002"])
  })

  it("give way to those of a newer state of the draft", async () => {
    endless = ["waterfall 60614", "count 60615"]
    const waiting = ask("60615", { ...everything, revision: 1 })
    await until(() => asked.includes("count 60615"))
    const older = await ask("60614", { ...everything, revision: 2 })
    expect(await (await waiting).json()).toEqual({ _tag: "Unprocessable", message: "superseded" })
    await until(() => asked.includes("waterfall 60614"))
    expect((await partsOf(await ask("60616", { ...everything, revision: 3 }))).length).toBe(4)
    expect(canceled).toEqual(["count 60615", "waterfall 60614"])
    expect((await partsOf(older)).at(2)).toEqual({
      revision: 2,
      part: "failed",
      of: "waterfall",
      failure: { _tag: "CountRefused", reason: "superseded" },
    })
  })

  it("are left alone by a question for other parts of the same list, saved in the meantime", async () => {
    endless = ["waterfall 60614"]
    const leaving = new AbortController()
    const first = linesOf(await ask("60614", { waterfall: true }, leaving.signal))
    await first.next()
    await until(() => asked.includes("waterfall 60614"))
    const second = await partsOf(await ask("60614", { suggestions: {}, revision: 2 }))
    expect(second.map(({ part }) => part)).toEqual(["count", "price", "suggestions"])
    expect(canceled).toEqual([])
    leaving.abort()
    await until(() => canceled.length === 1)
  })
})
