import { expect, describe, it } from "vitest"
import { servedSite, signedIn, zipDefinition } from "../http/servedSite.ts"

const { url } = servedSite()

const saved = async (name: string, ...zips: ReadonlyArray<string>) => {
  const client = await signedIn(url)
  const { body } = await client.post("/api/v1/saved-lists", { name, definition: zipDefinition(...zips) })
  return { client, list: body }
}

describe("a copy of a saved list", () => {
  it("is what was counted, under an id, a code and a draft of its own", async () => {
    const { client, list } = await saved("Spring", "60614", "60618")
    const { body, status } = await client.post(`/api/v1/saved-lists/${list.row.orderId}/duplicate`)
    expect([status, body.row.orderDesc]).toEqual([200, "Copy of Spring"])
    for (const own of ["orderId", "orderCode", "sessionId"]) expect(body.row[own]).not.toBe(list.row[own])
    const { orderCode, orderDesc, orderId, sessionId } = body.row
    expect(body.row).toEqual({ ...list.row, orderCode, orderDesc, orderId, sessionId })
    expect([body.definition, body.receipt, body.snapshot]).toEqual([
      list.definition,
      list.receipt,
      list.snapshot,
    ])
    const draft = await client.call("GET", `/api/v1/drafts/${sessionId}`)
    expect(draft.body).toMatchObject({ definition: list.definition, choices: { step: "order" } })
  })

  it("takes a name, and outlives what it was copied from", async () => {
    const { client, list } = await saved("Short-lived", "60614")
    const path = `/api/v1/saved-lists/${list.row.orderId}`
    const { body } = await client.post(`${path}/duplicate`, { name: "  Long-lived " })
    await client.post("/rpt/MySavedCount.aspx/DeleteSavedCount", { orderIds: [list.row.orderId] })
    expect((await client.call("GET", path)).status).toBe(404)
    const kept = await client.call("GET", `/api/v1/saved-lists/${body.row.orderId}`)
    expect(kept.body.row.orderDesc).toBe("Long-lived")
    expect((await client.post(`${path}/duplicate`)).body.message).toBe("This saved list was not found.")
  })
})
