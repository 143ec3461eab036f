import { defaultChoices } from "@listwright/domain/drafts"
import { describe, expect, it } from "vitest"
import { signedIn, zipDefinition } from "./caller.ts"
import { sharedSite } from "./sharedSite.ts"

const { url } = sharedSite()

describe("a negative quantity", () => {
  it("is refused by its field in a draft", async () => {
    const client = await signedIn(url)
    const { body: draft } = await client.post("/api/v1/drafts/open", { listType: 10 })
    const put = (choices: object) =>
      client.call("PUT", `/api/v1/drafts/${draft.id}`, {
        baseRevision: draft.revision,
        definition: zipDefinition("60614"),
        choices: { ...defaultChoices, ...choices },
      })
    const refused = await put({ quantities: { "zip 60614": -5 } })
    expect([refused.status, refused.body.message]).toEqual([
      400,
      "choices.quantities.zip 60614: must be a quantity of 0 or more",
    ])
    const inDetail = await put({ detailQuantities: { "zip 60614": { "route C001": -5 } } })
    expect([inDetail.status, inDetail.body.message]).toEqual([
      400,
      "choices.detailQuantities.zip 60614.route C001: must be a quantity of 0 or more",
    ])
    expect((await put({ quantities: { "zip 60614": 0 } })).status).toBe(200)
  })

  it("is refused by its field in the original contract", async () => {
    const client = await signedIn(url)
    const calls = [
      ["SuppressionUploadNotifier", { Quantity: -1 }, "Quantity"],
      ["RedistributeOrderTotalQty", { totalDesiredQty: -1 }, "totalDesiredQty"],
      ["SubmitOrder", { order: { TotalDesiredQty: -1 } }, "order.TotalDesiredQty"],
      [
        "SubmitOrder",
        { order: { OrderGeos: [{ GeoKeyCode: "60614", GeoType: 1, DesiredQty: -1 }] } },
        "order.OrderGeos.0.DesiredQty",
      ],
    ] as const
    for (const [call, body, field] of calls) {
      const answer = await client.post(`/PlaceOrder.aspx/${call}`, body)
      expect(answer.body.d.ResultMessage).toContain(`${field}: must be a quantity of 0 or more`)
    }
  })
})

describe("a NUL character", () => {
  it("names the field that contains it", async () => {
    const client = await signedIn(url)
    const { status, body } = await client.post("/api/v1/tokens", {
      email: "demo@listwright.example",
      password: "Demo-Portal-2026",
      name: "lap\u0000top",
    })
    expect([status, body.message]).toEqual([
      400,
      "name: contains a NUL character, which can't be stored. Please remove it.",
    ])
  })
})
