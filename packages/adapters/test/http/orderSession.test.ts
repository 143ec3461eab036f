import { DraftId } from "@listwright/domain/shared"
import { CountRuns } from "@listwright/domain/counting"
import { Taxes } from "@listwright/domain/order"
import { Effect } from "effect"
import { http, HttpResponse } from "msw"
import { setupServer } from "msw/node"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { httpLayer } from "../../src/http/httpLayer.ts"

const URL = "http://listwright.test"
const seen: Array<readonly [string, string | null]> = []
const server = setupServer(
  http.post(`${URL}/PlaceOrder.aspx/:call`, ({ request, params }) => {
    seen.push([String(params["call"]), request.headers.get("x-order-session")])
    const DataSource = {
      ListModuleSessionId: "d",
      requestId: "r",
      PercentComplete: 100,
      IsFailed: false,
      SubTotal: "1.00",
      TotalTax: "0.10",
      Total: "1.10",
    }
    return HttpResponse.json({ d: { ResultFlag: true, ResultMessage: "", DataSource } })
  }),
)
beforeAll(() => server.listen({ onUnhandledFrame: "error" }))
afterAll(() => server.close())

describe("calls about a draft", () => {
  it("name it by the header of the original contract", async () => {
    const calls = Effect.gen(function* () {
      const runs = yield* CountRuns
      const runId = yield* runs.submit(DraftId.make("draft-1"))
      yield* runs.progress(runId, DraftId.make("draft-2"))
      const taxes = yield* Taxes
      const place = { addressLine: "", city: "", state: "IL", zip: "60602", country: "US" }
      yield* taxes.calculate({
        ...place,
        draftId: DraftId.make("draft-3"),
        orderAmount: "1.00",
        quantity: 1,
        listType: 10,
      })
    })
    await Effect.runPromise(Effect.provide(calls, httpLayer({ baseUrl: URL })))
    expect(seen).toEqual([
      ["SubmitOrder", "draft-1"],
      ["PollCountWithotSession", "draft-1"],
      ["CheckPollingStatusWithoutSeesion", "draft-2"],
      ["CalculateTax", "draft-3"],
    ])
  })
})
