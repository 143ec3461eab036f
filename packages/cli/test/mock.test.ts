import { canonicalDefinition } from "@listwright/domain/definition"
import type { Server } from "node:http"
import { join } from "node:path"
import { httpLayer } from "@listwright/adapters"
import { makeMock } from "@listwright/adapters/mock"
import { signInForToken } from "@listwright/domain/account"
import { CountAnswer, runCount } from "@listwright/domain/counting"
import { changeDraft, Drafts } from "@listwright/domain/drafts"
import { addZipBoxes } from "@listwright/domain/geography"
import { OrderReceipt, placeOrder, RequestKey } from "@listwright/domain/order"
import { Quote, quoteLive } from "@listwright/domain/pricing"
import { Effect, Schema } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readFixtures } from "../../adapters/src/mock/readFixtures.ts"
import { sampleContact, sampleDefinition } from "../../adapters/src/mock/recording/sample.ts"
import { serveMock } from "../../adapters/src/mock/serveMock.ts"
import { commandLine } from "./commandLine.ts"
import { temporaryFolder } from "./temporaryFolder.ts"

const fixtures = readFixtures(join(import.meta.dirname, "../../../fixtures/http"))
const recorded = (call: string) => fixtures.get(call)?.exchanges[0].response.body
const demo = { email: "demo@listwright.example", password: "Demo-Portal-2026" }
const zips = sampleDefinition.areas.flatMap((area) => (area.kind === "zip" ? [area.zip] : []))

let server: Server
let url = ""
beforeAll(async () => {
  server = await serveMock(makeMock({ fixtures, signIn: "cookie" }), 0)
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
})
afterAll(() => server.close())

/** An order as the screens place it, by the same use-cases. */
const placed = Effect.gen(function* () {
  const drafts = yield* Drafts
  const opened = yield* drafts.create(10)
  const { definition } = yield* addZipBoxes(opened.definition, zips)
  const draft = yield* changeDraft(opened, (content) => ({
    ...content,
    definition: canonicalDefinition({ ...sampleDefinition, areas: definition.areas }),
  }))
  yield* runCount(draft.id)
  const quote = yield* Effect.fromNullishOr(yield* quoteLive({ ...draft, draftId: draft.id }))
  const { TotalPretaxCost: totalPretaxCost } = quote.figures
  return yield* placeOrder({
    requestKey: RequestKey.make("click"),
    draft,
    contact: sampleContact,
    agreementAccepted: true,
    shown: { quantity: quote.quantity, totalPretaxCost, taxCharge: "0.00", total: totalPretaxCost },
    currentYear: 2026,
    card: {
      _tag: "Typed",
      holderName: "Ann Buyer",
      number: "4111111111111111",
      securityCode: "123",
      expiryMonth: 12,
      expiryYear: 2030,
      addressLine: sampleContact.addressLine,
      city: sampleContact.city,
      state: sampleContact.state,
      zip: sampleContact.zip,
    },
  })
})

describe("the terminal program against the recorded contract alone", () => {
  it("signs in, counts and prices what was recorded, downloads an order, and signs out", async () => {
    const folder = temporaryFolder()
    const env = { XDG_CONFIG_HOME: folder }
    const signedIn = await commandLine(["login", "--url", url, "--email", demo.email, "--password-stdin"], {
      env,
      stdin: `${demo.password}\n`,
    })
    expect(signedIn).toMatchObject({ exitCode: 0, stderr: "" })

    const { answer } = Schema.decodeUnknownSync(Schema.Struct({ answer: CountAnswer }))(recorded("count"))
    const { quote } = Schema.decodeUnknownSync(Schema.Struct({ quote: Quote }))(recorded("quote"))
    const counted = await commandLine(
      [
        "count",
        "--zip",
        zips.join(","),
        "--demo",
        "AGE=25-54",
        "--phones",
        "available",
        "--by",
        "zip",
        "--price",
      ],
      { env },
    )
    expect(counted).toEqual({
      exitCode: 0,
      stderr: "",
      stdout: [
        "area\tavailable\twith_phones",
        ...answer.areas.map(
          ({ key, available, withPhones }) => `${key.slice(4)}\t${available}\t${withPhones}`,
        ),
        `total\t${answer.total}\t${answer.withPhones}`,
        `quantity\t${quote.quantity}`,
        ...quote.lines.map(({ amount, label, detail }) => `price\t${amount}\t${label}\t${detail}`),
        `price_total\t${quote.figures.TotalPretaxCost}`,
        "",
      ].join("\n"),
    })

    const token = await Effect.runPromise(
      signInForToken(demo, "screens").pipe(Effect.provide(httpLayer({ baseUrl: url }))),
    )
    const receipt = await Effect.runPromise(
      Effect.provide(placed, httpLayer({ baseUrl: url, token: token.token })),
    )
    const file = join(folder, "list.csv")
    const downloaded = await commandLine(["order", "download", receipt.orderCode, "--out", file], { env })
    const { delivery } = Schema.decodeUnknownSync(OrderReceipt)(recorded("getOrder"))
    expect(downloaded).toEqual({ exitCode: 0, stderr: "", stdout: `${file}\t${delivery?.records}\n` })

    expect(await commandLine(["logout"], { env })).toMatchObject({ exitCode: 0 })
    expect(await commandLine(["count", "--zip", "60614"], { env })).toMatchObject({ exitCode: 4, stdout: "" })
  })

  it("names unknown ZIP Codes", async () => {
    const { token } = await Effect.runPromise(
      signInForToken(demo, "scripts").pipe(Effect.provide(httpLayer({ baseUrl: url }))),
    )
    const unknown = await commandLine(["count", "--zip", "60614,00000", "--json"], {
      env: { LISTWRIGHT_URL: url, LISTWRIGHT_TOKEN: token },
    })
    expect(unknown).toMatchObject({ exitCode: 5, stdout: "" })
    expect(JSON.parse(unknown.stderr)).toMatchObject({ error: { code: "validation" } })
    expect(unknown.stderr).toContain("00000")
  })
})
