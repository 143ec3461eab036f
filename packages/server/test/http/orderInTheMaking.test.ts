import { describe, expect, it } from "vitest"
import { type Caller, signedIn, zipDefinition } from "./caller.ts"
import { sharedSite } from "./sharedSite.ts"

const { url } = sharedSite()

const newDraft = async (client: Caller, ...zips: ReadonlyArray<string>) => {
  const { body: empty } = await client.post("/api/v1/drafts", { listType: 10 })
  const { body } = await client.call("PUT", `/api/v1/drafts/${empty.id}`, {
    baseRevision: 1,
    definition: zipDefinition(...zips),
    choices: empty.choices,
  })
  return body
}

const complete = async (client: Caller, requestId: string, order: unknown): Promise<void> => {
  for (;;) {
    const { body } = await client.post("/PlaceOrder.aspx/CheckPollingStatusWithoutSeesion", {
      requestId,
      order,
    })
    if (body.d.DataSource.IsFailed) throw new Error("the count failed")
    if (body.d.DataSource.PercentComplete === 100) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

describe("a draft", () => {
  it("is found by another session of its user, and by no other user", async () => {
    const draft = await newDraft(await signedIn(url), "60614")
    expect((await (await signedIn(url)).call("GET", `/api/v1/drafts/${draft.id}`)).body).toEqual(draft)
    const stranger = await signedIn(url, "digital@listwright.example")
    const foreign = await stranger.call("GET", `/api/v1/drafts/${draft.id}`)
    const missing = await stranger.call("GET", "/api/v1/drafts/no-such-draft")
    expect([foreign.status, foreign.body]).toEqual([missing.status, missing.body])
    expect(foreign.status).toBe(404)
    const order = { ListModuleSessionId: draft.id }
    expect(
      (await stranger.post("/PlaceOrder.aspx/PollCountWithotSession", { order })).body.d.ResultFlag,
    ).toBe(false)
  })

  it("answers a stale change with its current state", async () => {
    const client = await signedIn(url)
    const draft = await newDraft(client, "60614")
    const stale = await client.call("PUT", `/api/v1/drafts/${draft.id}`, {
      baseRevision: 1,
      definition: zipDefinition("60615"),
      choices: draft.choices,
    })
    expect([stale.status, stale.body._tag, stale.body.current]).toEqual([409, "Conflict", draft])
  })

  it("goes back to what it was", async () => {
    const client = await signedIn(url)
    const draft = await newDraft(client, "60614")
    const { status, body } = await client.post(`/api/v1/drafts/${draft.id}/undo`, {
      baseRevision: draft.revision,
    })
    expect([status, body.revision, body.definition.areas]).toEqual([200, 3, []])
  })

  it("is refused for a source that the user may not order", async () => {
    const { status, body } = await (await signedIn(url)).post("/api/v1/drafts/open", { listType: 220 })
    expect([status, body.message]).toEqual([
      422,
      "This data source isn't available. Please choose another one.",
    ])
  })
})

describe("areas and attributes", () => {
  it("are checked: each valid ZIP Code once, in the order asked", async () => {
    const client = await signedIn(url)
    const { body } = await client.post("/PlaceOrder.aspx/GetZipsByZips", {
      zipType: 0,
      zips: ["60615", "00000", "60614", "60615", "lots"],
    })
    expect(body.d.DataSource).toEqual(["60615", "60614"])
  })

  it("are found by range, both ends included, up to the most that may be added", async () => {
    const client = await signedIn(url)
    const range = (fromZipcode: string, toZipcode: string, maxLength = 2_000) =>
      client.post("/PlaceOrder.aspx/GetZipcodesByRange", { fromZipcode, toZipcode, maxLength })
    const found = (await range("60614", "60618")).body.d.DataSource
    expect(found).toEqual(["60614", "60615", "60616", "60617", "60618"])
    expect((await range("60614", "60618", 4)).body.d.ResultMessage).toBe(
      "The range contains more than 4 ZIP Codes.",
    )
    expect((await range("00001", "99999")).body.d.ResultMessage).toContain("more than 2,000 ZIP Codes")
    expect((await range("60618", "60614")).body.d.ResultFlag).toBe(false)
  })

  it("have their values", async () => {
    const client = await signedIn(url)
    const { body } = await client.post("/PlaceOrder.aspx/GetDemoAttributesList", { listtype: 10 })
    const names: ReadonlyArray<string> = body.d.DataSource.map(
      ({ ColumnName }: { ColumnName: string }) => ColumnName,
    )
    expect(names).toContain("AGE")
    const income = await client.post("/PlaceOrder.aspx/GetDemoAttribute", {
      columnName: "INCOME",
      listtype: 10,
    })
    expect(income.body.d.DataSource.DemoValues.length).toBeGreaterThan(5)
    const unknown = await client.post("/PlaceOrder.aspx/GetDemoAttribute", {
      columnName: "SHOE",
      listtype: 10,
    })
    expect(unknown.body.d.ResultMessage).toBe("columnName: there is no attribute SHOE")
  })
})

/** ZIP Codes of a place large enough to have people in a small universe. */
const crowded = ["77449", "77494", "60629", "90011", "11368", "75034", "79936", "92335", "78660", "11208"]

describe("a count", () => {
  it("is the same live and official, area by area", async () => {
    const client = await signedIn(url)
    const draft = await newDraft(client, ...crowded)
    const live = await client.post("/api/v1/counts", {
      definition: draft.definition,
      draftId: draft.id,
      revision: 2,
    })
    expect([live.status, live.body.revision]).toEqual([200, 2])
    const { answer } = live.body
    expect(answer.total).toBeGreaterThan(0)
    const areas: ReadonlyArray<{ key: string; available: number; withPhones: number }> = answer.areas
    expect(areas.reduce((sum, { available }) => sum + available, 0)).toBe(answer.total)

    const order = { ListModuleSessionId: draft.id }
    expect((await client.post("/PlaceOrder.aspx/SubmitOrder", { order })).body.d.DataSource).toEqual(order)
    const startedAt = Date.now()
    const { requestId } = (await client.post("/PlaceOrder.aspx/PollCountWithotSession", { order })).body.d
      .DataSource
    await complete(client, requestId, order)
    const { body } = await client.post("/PlaceOrder.aspx/GetOrderAndPriceList2WithoutSession", {
      requestId,
      order,
    })
    const { Order, PriceList, CountedAt, DefinitionHash, Snapshot, PhoneQty, GeoPhoneQty } = body.d.DataSource
    expect([Order.TotalAvailableQty, PhoneQty]).toEqual([answer.total, answer.withPhones])
    expect(Date.parse(CountedAt)).toBeGreaterThanOrEqual(startedAt)
    expect(Date.parse(CountedAt)).toBeLessThanOrEqual(Date.now())
    expect([DefinitionHash, Snapshot]).toEqual([answer.definitionHash, answer.snapshot])
    const some = areas.filter(({ available }) => available > 0)
    expect(
      Order.OrderGeos.map(
        ({ GeoKeyCode, AvailableQty }: { GeoKeyCode: string; AvailableQty: number }, index: number) => ({
          key: `zip:${GeoKeyCode}`,
          available: AvailableQty,
          withPhones: GeoPhoneQty[index],
        }),
      ),
    ).toEqual(some)
    expect(Order.TotalPretaxCost).toMatch(/^\d+\.\d\d$/)
    expect(PriceList.ElementsPrices.length).toBeGreaterThan(0)
  })

  it("is asked for again when the order has changed since", async () => {
    const client = await signedIn(url)
    const draft = await newDraft(client, ...crowded)
    const order = { ListModuleSessionId: draft.id }
    const { requestId } = (await client.post("/PlaceOrder.aspx/PollCountWithotSession", { order })).body.d
      .DataSource
    await complete(client, requestId, order)
    await client.call("PUT", `/api/v1/drafts/${draft.id}`, {
      baseRevision: draft.revision,
      definition: zipDefinition("60614"),
      choices: draft.choices,
    })
    const { body } = await client.post("/PlaceOrder.aspx/GetOrderAndPriceList2WithoutSession", {
      requestId,
      order,
    })
    expect(body.d.ResultMessage).toContain("changed after this count")
  })

  it("of an original client's order is made from what the order selects", async () => {
    const client = await signedIn(url)
    const order = {
      ListType: 10,
      PhoneOption: 1,
      OrderGeos: crowded.map((GeoKeyCode) => ({ GeoKeyCode, GeoType: 5 })),
    }
    const { ListModuleSessionId } = (await client.post("/PlaceOrder.aspx/SubmitOrder", { order })).body.d
      .DataSource
    const { body: draft } = await client.call("GET", `/api/v1/drafts/${ListModuleSessionId}`)
    expect(draft.definition).toEqual({ ...zipDefinition(...crowded), phoneOption: "noPhones" })
    const header = { "x-order-session": ListModuleSessionId }
    const polled = await client.call("POST", "/PlaceOrder.aspx/PollCountWithotSession", { order: {} }, header)
    await complete(client, polled.body.d.DataSource.requestId, { ListModuleSessionId })
    await complete(client, polled.body.d.DataSource.requestId, { ListModuleSessionId: "" })
    const total = (await client.call("POST", "/PlaceOrder.aspx/GetOrderFromSession", {}, header)).body.d
      .DataSource
    expect(total.TotalAvailableQty).toBeGreaterThan(2)
    const wanted = await client.call(
      "POST",
      "/PlaceOrder.aspx/RedistributeOrderTotalQty",
      { totalDesiredQty: 2 },
      header,
    )
    const desired = wanted.body.d.DataSource.OrderGeos.map(
      ({ DesiredQty }: { DesiredQty: number }) => DesiredQty,
    )
    expect(desired.reduce((sum: number, one: number) => sum + one, 0)).toBe(2)
    // What it knew before is the same order, and not one that another window changed.
    const saved = await client.post("/PlaceOrder.aspx/SaveCount", {
      currentSessionId: ListModuleSessionId,
      order: {
        ...total,
        OrderContactInformation: {
          FirstName: "Dana",
          LastName: "Demo",
          Company: "Northfield Marketing",
          Email: "demo@listwright.example",
          OrderName: "Two of them",
        },
      },
    })
    expect(saved.body.d.DataSource).toEqual({ IsSuccess: true, Message: "" })
    const phones = await client.post("/PlaceOrder.aspx/GetPhoneResult", { order })
    const [without, having] = phones.body.d.DataSource.PhoneCount
    expect(without.Count + having.Count).toBe(total.TotalAvailableQty)
  })

  it("answers an order with every field of its price, and names what was chosen", async () => {
    const client = await signedIn(url)
    const order = {
      ListType: 10,
      PhoneOption: 1,
      OrderGeos: [
        { GeoKeyCode: "17031", GeoType: 3 },
        { GeoKeyCode: "16980", GeoType: 10 },
        { GeoKeyCode: "OH", GeoType: 2 },
      ],
      OrderSelectedDemos: [
        { ColumnName: "AGE", Values: [{ AttributeValue: "30~49" }] },
        { ColumnName: "GENDER", Values: [{ AttributeValue: "F" }] },
      ],
    }
    const { ListModuleSessionId } = (await client.post("/PlaceOrder.aspx/SubmitOrder", { order })).body.d
      .DataSource
    const header = { "x-order-session": ListModuleSessionId }
    const polled = await client.call("POST", "/PlaceOrder.aspx/PollCountWithotSession", { order: {} }, header)
    await complete(client, polled.body.d.DataSource.requestId, { ListModuleSessionId })
    const answered = (await client.call("POST", "/PlaceOrder.aspx/GetOrderFromSession", {}, header)).body.d
      .DataSource
    expect(answered).toMatchObject({
      RetailCost: answered.TotalPretaxCost,
      TotalEmailEstmCost: "0.00",
      MobilePackageCharge: "0.00",
      PromotionPointType: null,
      PromotionPointValue: null,
      PriceListId: "CON10-2026-1",
    })
    expect(answered.OrderGeos.map(({ GeoKeyDesc }: { GeoKeyDesc: string }) => GeoKeyDesc)).toEqual([
      "Cook, IL",
      expect.stringMatching(/^Chicago/),
      "Ohio",
    ])
    expect(answered.OrderSelectedDemos).toEqual([
      {
        ColumnName: "AGE",
        AttributeName: "Age",
        DemoCategoryType: 3,
        Description: "Age: 30 to 49",
        Values: [{ AttributeValue: "30~49", AttributeValueName: "30 to 49", ColumnName: "AGE" }],
      },
      {
        ColumnName: "GENDER",
        AttributeName: "Gender",
        DemoCategoryType: 3,
        Description: "Gender: Female",
        Values: [{ AttributeValue: "F", AttributeValueName: "Female", ColumnName: "GENDER" }],
      },
    ])
    const site = (await client.post("/PlaceOrder.aspx/InitializeCommonJsConfiguration")).body.d.DataSource
    expect(site).toMatchObject({
      enablePlaceOrder: true,
      IsPlaceOrderEnabled: true,
      User_RoleName: "User",
      CurrentSessionId: ListModuleSessionId,
      SiteId: expect.stringMatching(/^[\da-f-]{36}$/),
    })
  })

  it("stops when told to, and only for its own user", async () => {
    const client = await signedIn(url)
    const draft = await newDraft(client, ...crowded)
    const order = { ListModuleSessionId: draft.id }
    const { requestId } = (await client.post("/PlaceOrder.aspx/PollCountWithotSession", { order })).body.d
      .DataSource
    const stranger = await signedIn(url, "digital@listwright.example")
    expect((await stranger.post(`/api/v1/count-runs/${requestId}/stop`)).status).toBe(404)
    expect((await client.post(`/api/v1/count-runs/${requestId}/stop`)).status).toBe(200)
    expect((await client.post(`/api/v1/count-runs/${requestId}/stop`)).body).toEqual({ stopped: false })
  })

  it("is refused for a source that the user may not order", async () => {
    const definition = { ...zipDefinition("60614"), listType: 220 }
    const { status } = await (
      await signedIn(url)
    ).post("/api/v1/counts", { definition, draftId: null, revision: 1 })
    expect(status).toBe(422)
  })
})
