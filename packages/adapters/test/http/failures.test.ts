import { Accounts } from "@listwright/domain/account"
import { LiveCounts } from "@listwright/domain/counting"
import { emptyDefinition } from "@listwright/domain/definition"
import { Drafts, emptyContact, defaultChoices } from "@listwright/domain/drafts"
import { Orders, RequestKey } from "@listwright/domain/order"
import { Cards } from "@listwright/domain/payment"
import { type CallFailed, DraftId, OrderCode } from "@listwright/domain/shared"
import { Cause, Effect, Exit, Option } from "effect"
import { http, HttpResponse } from "msw"
import { setupServer } from "msw/node"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { httpLayer } from "../../src/http/httpLayer.ts"

const URL = "http://listwright.test"
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: "error" }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const layer = httpLayer({ baseUrl: URL })
const user = Effect.flatMap(Accounts, (accounts) => accounts.user())
const answerWith = (path: string, response: () => Response) => server.use(http.all(`${URL}${path}`, response))
type Ports = Accounts | Cards | Drafts | LiveCounts | Orders
const failureOf = async <A, E>(effect: Effect.Effect<A, E, Ports>): Promise<E | null> => {
  const exit = await Effect.runPromiseExit(Effect.provide(effect, layer))
  return Exit.isFailure(exit) ? Option.getOrNull(Cause.findErrorOption(exit.cause)) : null
}
const terms = {
  holderName: "Ann",
  securityCode: "123",
  expiryMonth: 12,
  expiryYear: 2030,
  addressLine: "1 State St",
  city: "Chicago",
  state: "IL",
  zip: "60602",
  countryCode: "US" as const,
}
const refused = (message: string) => ({ d: { ResultFlag: false, ResultMessage: message, DataSource: null } })

describe("a call that fails", () => {
  it.each<[string, () => Response, CallFailed | object]>([
    [
      "401",
      () => HttpResponse.json({ _tag: "Unauthorized", message: "" }, { status: 401 }),
      { _tag: "SignedOut" },
    ],
    ["401 without a body", () => new HttpResponse(null, { status: 401 }), { _tag: "SignedOut" }],
    ["403", () => HttpResponse.json(refused("other site"), { status: 403 }), { _tag: "Forbidden" }],
    ["404", () => new HttpResponse("nothing here", { status: 404 }), { _tag: "NotFound" }],
    ["408", () => new HttpResponse(null, { status: 408 }), { _tag: "ConnectTimedOut" }],
    [
      "400 that is not declared",
      () => new HttpResponse(null, { status: 400 }),
      { _tag: "ServerFailed", status: 400 },
    ],
    ["500", () => new HttpResponse("oops", { status: 500 }), { _tag: "ServerFailed", status: 500 }],
    [
      "500 with an envelope",
      () => HttpResponse.json(refused("id 1"), { status: 500 }),
      { _tag: "ServerFailed", status: 500 },
    ],
    ["503", () => HttpResponse.json(refused("away"), { status: 503 }), { _tag: "ServerFailed", status: 503 }],
    ["an answer that is not JSON", () => HttpResponse.text("<html>"), { _tag: "ServerFailed" }],
    ["an answer of another form", () => HttpResponse.json({ d: {} }), { _tag: "ServerFailed" }],
    [
      "a false ResultFlag",
      () => HttpResponse.json(refused("Not today.")),
      { _tag: "Refused", reason: "Not today." },
    ],
    [
      "a text of the original contract [p5-original-words]",
      () => HttpResponse.json(refused("Please Defined Target Georgaphy\nvalue must smaller than 99")),
      {
        _tag: "Refused",
        reason: {
          original: "Please Defined Target Georgaphy\nvalue must smaller than 99",
          corrected: "Choose your target areas.\nThe value can't be greater than 99.",
        },
      },
    ],
    ["no connection", () => HttpResponse.error(), { _tag: "NetworkFailed" }],
  ])("%s", async (_, response, expected) => {
    answerWith("/Common/InitUser.ashx", response)
    expect(await failureOf(user)).toMatchObject(expected)
  })
})

describe("failures that a port has an own name for", () => {
  const drafts = Effect.flatMap(Drafts, (port) =>
    port.put(DraftId.make("d"), {
      baseRevision: 1,
      definition: emptyDefinition(10),
      choices: defaultChoices,
    }),
  )
  const question = { definition: emptyDefinition(10), draftId: null, revision: 1 }
  const live = Effect.flatMap(LiveCounts, (port) => port.count(question))
  const waterfall = Effect.flatMap(LiveCounts, (port) => port.waterfall(question))
  const suggestions = Effect.flatMap(LiveCounts, (port) => port.suggestions(question))
  const signIn = Effect.flatMap(Accounts, (port) => port.signIn("a@b.example", "x"))

  it("a conflict brings the current draft", async () => {
    const current = {
      id: "d",
      listType: 10,
      revision: 7,
      definition: emptyDefinition(10),
      choices: defaultChoices,
      accountId: 1,
      canUndo: true,
      updatedAt: "2026-11-21T12:00:00.000Z",
    }
    answerWith("/api/v1/drafts/d", () =>
      HttpResponse.json({ _tag: "Conflict", message: "", current }, { status: 409 }),
    )
    expect(await failureOf(drafts)).toMatchObject({ _tag: "DraftConflict", current })
  })

  it("a draft that is too large says its bytes", async () => {
    answerWith("/api/v1/drafts/d", () =>
      HttpResponse.json({ _tag: "TooLarge", message: "", bytes: 300_000 }, { status: 413 }),
    )
    expect(await failureOf(drafts)).toMatchObject({ _tag: "DraftTooLarge", bytes: 300_000 })
  })

  it("a draft that is not there", async () => {
    answerWith("/api/v1/drafts/d", () =>
      HttpResponse.json({ _tag: "Missing", message: "gone" }, { status: 404 }),
    )
    expect(await failureOf(drafts)).toMatchObject({ _tag: "NotFound", what: "draft" })
  })

  it("a body that does not decode names the field", async () => {
    const message = "choices.step: Expected input"
    answerWith("/api/v1/drafts/d", () =>
      HttpResponse.json({ _tag: "BadInput", message, fields: [] }, { status: 400 }),
    )
    expect(await failureOf(drafts)).toMatchObject({ _tag: "Refused", reason: message })
  })

  it.each([
    ["/api/v1/counts", live],
    ["/api/v1/counts/waterfall", waterfall],
    ["/api/v1/counts/suggestions", suggestions],
  ])("a count that is refused, and an engine that is away: %s", async (path, asked) => {
    answerWith(path, () => HttpResponse.json({ _tag: "Unprocessable", message: "why" }, { status: 422 }))
    expect(await failureOf<unknown, unknown>(asked)).toMatchObject({ _tag: "CountRefused", reason: "why" })
    answerWith(path, () => HttpResponse.json({ _tag: "Unavailable", message: "later" }, { status: 503 }))
    expect(await failureOf<unknown, unknown>(asked)).toMatchObject({
      _tag: "CountUnavailable",
      reason: "later",
    })
  })

  it.each([
    ["The email address or password entered is invalid.", { _tag: "SignInRefused" }],
    [
      "Too many attempts. Please try again in 42 seconds.",
      { _tag: "TooManyAttempts", retryAfterSeconds: 42 },
    ],
    ["E-mail must be valid", { _tag: "Refused", reason: "E-mail must be valid" }],
  ])("a sign-in that is refused with '%s'", async (message, expected) => {
    answerWith("/Login.aspx/LoginUser", () => HttpResponse.json(refused(message)))
    expect(await failureOf(signIn)).toMatchObject(expected)
  })

  it.each([
    [
      { Title: "Total Number Error" },
      { original: "Total Number Error", corrected: "Below the minimum quantity" },
    ],
    [{ Title: "Tax" }, "Tax"],
    [{}, { original: "Place Order Error", corrected: "The order wasn't placed" }],
  ])("an order that is not placed, titled by the server or not: %o", async (titled, title) => {
    answerWith("/PlaceOrder.aspx/ProcessOrder", () => {
      const placed = { OrderCode: "", AccountName: "", OrderSessionGuid: "", OrderSubmittedDate: "" }
      const DataSource = { IsSuccess: false, Message: "Why.", ...titled, ...placed }
      return HttpResponse.json({ d: { ResultFlag: true, ResultMessage: "", DataSource } })
    })
    const payment = { token: "t", cardType: "VISA", lastDigits: "1111", ...terms }
    const placing = Effect.flatMap(Orders, (port) =>
      port.place({
        requestKey: RequestKey.make("click"),
        draftId: DraftId.make("d"),
        revision: 1,
        contact: emptyContact,
        shown: { quantity: 1, totalBeforeTax: "1.00", taxCharge: "0.00", total: "1.00" },
        agreementAccepted: true,
        payment,
      }),
    )
    expect(await failureOf(placing)).toMatchObject({ _tag: "OrderNotPlaced", title, reason: "Why." })
  })

  it("a card that is not a card", async () => {
    answerWith("/sandbox-processor/cards", () =>
      HttpResponse.json({ _tag: "Unprocessable", message: "No card." }, { status: 422 }),
    )
    const card = { holderName: "A", number: "1", securityCode: "1", expiryMonth: 1, expiryYear: 2030 }
    expect(await failureOf(Effect.flatMap(Cards, (port) => port.tokenize(card)))).toMatchObject({
      _tag: "Refused",
      reason: "No card.",
    })
  })

  it("a list whose download breaks off", async () => {
    const broken = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode("Record\r\n1"))
        controller.error(new Error("cut"))
      },
    })
    const headers = { "content-type": "text/csv", "content-disposition": "attachment" }
    answerWith("/api/v1/orders/c/list.csv", () => new HttpResponse(broken, { headers }))
    expect(
      await failureOf(Effect.flatMap(Orders, (port) => port.download(OrderCode.make("c"), "csv"))),
    ).toMatchObject({
      _tag: "NetworkFailed",
    })
  })
})

describe("a call under way", () => {
  it("is aborted when it is interrupted, and counted only while it lasts", async () => {
    const underWay: Array<number> = []
    const aborted = new Promise<void>((resolve) => {
      server.use(
        http.all(`${URL}/Common/InitUser.ashx`, ({ request }) => {
          request.signal.addEventListener("abort", () => resolve())
          return new Promise<Response>(() => undefined)
        }),
      )
    })
    const told = httpLayer({ baseUrl: URL, onProgress: (count) => underWay.push(count) })
    const exit = await Effect.runPromiseExit(user.pipe(Effect.timeout("100 millis"), Effect.provide(told)))
    await aborted
    expect(Exit.isFailure(exit)).toBe(true)
    expect(underWay).toEqual([1, 0])
  })

  it("carries the token, and names its draft", async () => {
    const seen: Array<string | null> = []
    server.use(
      http.all(`${URL}/*`, ({ request }) => {
        seen.push(request.headers.get("authorization"), request.headers.get("traceparent"))
        return HttpResponse.json(refused(""))
      }),
    )
    await Effect.runPromiseExit(Effect.provide(user, httpLayer({ baseUrl: `${URL}/`, token: "lw_1" })))
    expect(seen).toEqual(["Bearer lw_1", null])
  })
})
