import type { CountDetailRow } from "@listwright/domain/counting"
import { describe, expect, it } from "vitest"
import { type Caller, signedIn, zipDefinition } from "./caller.ts"
import { sharedSite } from "./sharedSite.ts"

const { url } = sharedSite()

/** Calls of the original contract, by their names. */
const ask = async (client: Caller, call: string, body: unknown) =>
  (await client.post(`/PlaceOrder.aspx/${call}`, body)).body.d

/** The official count, as an original client asks for it. */
const counted = async (client: Caller, order: object) => {
  const submitted = await ask(client, "SubmitOrder", { order })
  expect(submitted.ResultMessage).toBe("")
  const named = { order: { ...order, ...submitted.DataSource } }
  const { requestId } = (await ask(client, "PollCountWithotSession", named)).DataSource
  for (;;) {
    const { IsFailed, PercentComplete } = (
      await ask(client, "CheckPollingStatusWithoutSeesion", { requestId, ...named })
    ).DataSource
    if (IsFailed) throw new Error("the count failed")
    if (PercentComplete === 100) break
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return (await ask(client, "GetOrderAndPriceList2WithoutSession", { requestId, ...named })).DataSource
}

const around = {
  ListType: 10,
  GeoType: 7,
  PhoneOption: 2,
  OrderAddresses: [
    {
      AddrSearchString: "-87.65:41.92:50:2",
      AddrUsageType: 2,
      AddressName: "Store 5",
      Longitude: -87.65,
      Latitude: 41.92,
      Radius: 50,
      SameState: false,
    },
  ],
}
const radius = {
  kind: "radius",
  name: "Store 5",
  longitude: -87.65,
  latitude: 41.92,
  miles: 50,
  withinState: null,
  granularity: "standard",
  excluded: false,
}

describe("an order of an original client", () => {
  it("counts around its addresses what a list of the same radius counts", async () => {
    const client = await signedIn(url)
    const definition = { ...zipDefinition(), areas: [radius] }
    const asked = { definition, draftId: null, revision: 1 }
    const { answer } = (await client.post("/api/v1/counts", asked)).body
    expect(answer.total).toBeGreaterThan(0)
    const { PhoneCount } = (await ask(client, "GetPhoneResult", { order: around })).DataSource
    expect(PhoneCount[0].Count + PhoneCount[1].Count).toBe(answer.total)
    const { Order } = await counted(client, around)
    expect(Order).toMatchObject({
      TotalAvailableQty: answer.total,
      GeoType: 7,
      Radius: 50,
      OrderGeos: [{ GeoKeyCode: "-87.65:41.92:50", GeoType: 7, AvailableQty: answer.total }],
      OrderAddresses: around.OrderAddresses,
    })
    const again = await counted(client, {
      ...Order,
      ListModuleSessionId: undefined,
      DraftRevision: undefined,
    })
    expect(again.Order.TotalAvailableQty).toBe(answer.total)
  })

  it("keeps the line of an address beside its name", async () => {
    const client = await signedIn(url)
    const [address] = around.OrderAddresses
    const sent = { ...address, AddressName: "A", AddressLine: "60614" }
    const { Order } = await counted(client, { ...around, OrderAddresses: [sent] })
    expect(Order.OrderAddresses).toMatchObject([{ AddressName: "A", AddressLine: "60614" }])
    expect(Order.OrderGeos).toMatchObject([{ GeoKeyDesc: "A" }])
  })

  it("takes a city as GetCitiesByState gives it, and says which one it is", async () => {
    const client = await signedIn(url)
    const cities: ReadonlyArray<{ readonly CityName: string }> = (
      await ask(client, "GetCitiesByState", { statecode: "IL" })
    ).DataSource
    const city = cities.find(({ CityName }) => CityName === "Chicago")
    const { Order } = await counted(client, {
      ListType: 10,
      GeoType: 4,
      PhoneOption: 2,
      OrderGeos: [{ GeoType: 4, ...city }],
    })
    expect(Order.OrderGeos).toMatchObject([
      { GeoKeyCode: "IL:Chicago", GeoKeyDesc: "Chicago, IL", CityName: "Chicago", StateCode: "IL" },
    ])
    expect(Order.TotalAvailableQty).toBeGreaterThan(0)
  })

  it("writes its addresses into the draft that it names, although it has no items", async () => {
    const client = await signedIn(url)
    const { body } = await client.post("/api/v1/drafts", { listType: 10 })
    const order = { ...around, ListModuleSessionId: body.id }
    expect((await ask(client, "SubmitOrder", { order })).ResultMessage).toBe("")
    const draft = (await client.call("GET", `/api/v1/drafts/${body.id}`)).body
    expect(draft.definition.areas).toEqual([radius])
  })

  it("is refused by the field that is not understood", async () => {
    const client = await signedIn(url)
    const refused = async (order: object) =>
      (await ask(client, "SubmitOrder", { order: { ...around, ...order } })).ResultMessage
    expect(await refused({ Radius: 5 })).toMatch(/^Radius: /)
    expect(await refused({ RadiusTypeChoice: 9 })).toMatch(/^RadiusTypeChoice: /)
    expect(await refused({ OrderAddresses: [{ Radius: 5 }] })).toMatch(/^OrderAddresses: item 1 /)
    expect(await refused({ OrderAddresses: [{ Radius: "5" }] })).toMatch(
      /^order\.OrderAddresses\.0\.Radius: /,
    )
  })

  it("has the phones of each item, where a county and a ZIP Code have the same code", async () => {
    const client = await signedIn(url)
    const OrderGeos = [
      { GeoKeyCode: "06037", GeoType: 3 },
      { GeoKeyCode: "06037", GeoType: 5 },
    ]
    const { GeoPhoneQty, PhoneQty } = await counted(client, {
      ListType: 10,
      PhoneOption: 2,
      GeoType: 23,
      OrderGeos,
    })
    expect(PhoneQty).toBeGreaterThan(0)
    expect(GeoPhoneQty.reduce((sum: number, one: number) => sum + one, 0)).toBe(PhoneQty)
  })

  it("has the ZIP Codes of a radius made of them, with what each holds and what is wanted of it", async () => {
    const client = await signedIn(url)
    const definition = { ...zipDefinition(), areas: [{ ...radius, granularity: "zip" }] }
    const asked = { definition, draftId: null, revision: 1 }
    const [area] = (await client.post("/api/v1/counts/details", asked)).body.details.areas
    const { Order } = await counted(client, { ...around, GeoType: 11 })
    const [geo] = Order.OrderGeos
    expect(geo.AvailableQty).toBe(area.available)
    expect(geo.OrderGeoDetails.length).toBeGreaterThan(5)
    expect(
      geo.OrderGeoDetails.map((one: Record<string, unknown>) => [
        one["DetailCode"],
        one["AvailableQty"],
        one["AvailableQtyApt"],
        one["DistanceDuration"],
      ]),
    ).toEqual(
      area.details.map(({ available, code, distance, occupants }: CountDetailRow) => [
        code,
        available,
        occupants.apartments,
        distance,
      ]),
    )
    expect(geo.OrderGeoDetails).toContainEqual(
      expect.objectContaining({ DetailCode: "60614", DetailName: "Chicago, IL" }),
    )
    expect((await ask(client, "GetOrderGeos", { async: false })).DataSource).toEqual(Order.OrderGeos)

    // Half of it, as the original client asks for it, part by part; and the order may be sent again as it came.
    const total = Math.floor(geo.AvailableQty / 2)
    const { OrderGeos } = (await ask(client, "RedistributeOrderTotalQty", { totalDesiredQty: total }))
      .DataSource
    const parts = OrderGeos[0].OrderGeoDetails.map(({ DesiredQty }: { DesiredQty: number }) => DesiredQty)
    expect(parts.reduce((sum: number, one: number) => sum + one, 0)).toBe(total)
    const { ListModuleSessionId: id } = Order
    const again = { ...Order, OrderGeos, DraftRevision: undefined }
    expect((await ask(client, "SubmitOrder", { order: again })).ResultMessage).toBe("")
    const { choices } = (await client.call("GET", `/api/v1/drafts/${id}`)).body
    expect(choices.quantities).toEqual({ [area.key]: total })
    expect(Object.values(choices.detailQuantities[area.key])).toEqual(parts)
  })

  it("takes another quantity of a detail row, by its place, and no more than there is", async () => {
    const client = await signedIn(url)
    const { Order } = await counted(client, { ...around, GeoType: 11 })
    const [geo] = Order.OrderGeos
    const [first, second] = geo.OrderGeoDetails
    const change = (DesiredQty: number, geoDetailsIndex: number, geoIndex = 0) =>
      ask(client, "UpdateDesiredQtyOfOrderGeoDetails", { DesiredQty, geoDetailsIndex, geoIndex })
    const none = (await change(0, 0)).DataSource.OrderGeos[0]
    expect(none.DesiredQty).toBe(geo.AvailableQty - first.AvailableQty)
    expect(none.OrderGeoDetails[0].DesiredQty).toBe(0)
    const some = (await change(second.AvailableQty - 1, 1)).DataSource.OrderGeos[0]
    expect(some.DesiredQty).toBe(geo.AvailableQty - first.AvailableQty - 1)
    const most = (await change(first.AvailableQty + 5, 0)).DataSource.OrderGeos[0]
    expect(most.OrderGeoDetails[0].DesiredQty).toBe(first.AvailableQty)
    expect(most.DesiredQty).toBe(geo.AvailableQty - 1)
    // The price follows.
    const { TotalDesiredQty, TotalPretaxCost } = (await ask(client, "GetOrderFromSession", {})).DataSource
    expect(TotalDesiredQty).toBe(geo.AvailableQty - 1)
    expect(TotalPretaxCost).toMatch(/^\d+\.\d\d$/)
    for (const answer of [await change(1, 0, 1), await change(1, geo.OrderGeoDetails.length)]) {
      expect(answer.ResultMessage).toBe("There is no detail row at this place of the order.")
    }
    expect((await change(-1, 0)).ResultMessage).toContain("DesiredQty: must be a quantity of 0 or more")
  })

  it("says where its ZIP Codes and counties lie", async () => {
    const client = await signedIn(url)
    const OrderGeos = [
      { GeoKeyCode: "17031", GeoType: 3 },
      { GeoKeyCode: "90001", GeoType: 5 },
    ]
    const { Order } = await counted(client, { ListType: 10, PhoneOption: 2, GeoType: 23, OrderGeos })
    expect(Order.OrderGeos).toMatchObject([
      { CountyName: "Cook", CountyFips: "17031", StateCode: "IL", CountryCode: "US" },
      { CityName: "Los Angeles", StateCode: "CA", CountyName: "Los Angeles", CountyFips: "06037" },
    ])
  })

  it("is refused where it chooses what its source does not have, of a stored order too", async () => {
    const client = await signedIn(url)
    const said = async (call: string, order: object) => (await ask(client, call, { order })).ResultMessage
    expect(await said("SubmitOrder", { ...around, TargetOption: 1 })).toMatch(/^TargetOption: list type 10 /)
    expect(await said("SubmitOrder", { ...around, EmailOption: "onlyemail" })).toMatch(/^EmailOption: /)
    const { Order } = await counted(client, around)
    const stored = { ListModuleSessionId: Order.ListModuleSessionId }
    expect(await said("PollCountWithotSession", { ...stored, RouteOption: 2 })).toBe(
      "RouteOption: this order differs from the stored one. Please send it with its whole selection to SubmitOrder first.",
    )
    expect(await said("PollCountWithotSession", { ...stored, RouteOption: 0, EmailOption: "noemail" })).toBe(
      "",
    )
  })
})

describe.each([110, 120])("a list of source %i", (listType) => {
  const taken = ["60614", "60657"]
  const zips = (...codes: ReadonlyArray<string>) =>
    codes.map((zip) => ({ kind: "zip", zip, excluded: false }))
  const listOf = (...codes: ReadonlyArray<string>) => ({
    ...zipDefinition(),
    listType,
    phoneOption: "phonesWhereAvailable",
    areas: zips(...codes),
  })
  const orderOf = (...codes: ReadonlyArray<string>) => ({
    ListType: listType,
    GeoType: 5,
    PhoneOption: 2,
    OrderGeos: codes.map((GeoKeyCode) => ({ GeoKeyCode, GeoType: 5 })),
  })
  const refusal = `List type ${listType} accepts one area at a time, not 2.`

  it("is refused with two areas, whatever call brings them, and keeps the one that it has", async () => {
    const client = await signedIn(url, "reseller@listwright.example")
    const count = (...codes: ReadonlyArray<string>) =>
      client.post("/api/v1/counts", { definition: listOf(...codes), draftId: null, revision: 1 })
    expect(await count("60614")).toMatchObject({ status: 200, body: { answer: {} } })
    expect(await count(...taken)).toMatchObject({ status: 422, body: { message: refusal } })

    const { body: draft } = await client.post("/api/v1/drafts", { listType })
    const put = (baseRevision: number, ...codes: ReadonlyArray<string>) =>
      client.call("PUT", `/api/v1/drafts/${draft.id}`, {
        baseRevision,
        definition: listOf(...codes),
        choices: draft.choices,
        contact: draft.contact,
      })
    const kept = await put(draft.revision, "60614")
    expect(kept.status).toBe(200)
    expect(await put(kept.body.revision, ...taken)).toMatchObject({ status: 422, body: { message: refusal } })
    const { body: now } = await client.call("GET", `/api/v1/drafts/${draft.id}`)
    expect(now.definition.areas).toEqual(zips("60614"))

    const saved = { definition: listOf(...taken), name: "Both" }
    expect(await client.post("/api/v1/saved-lists", saved)).toMatchObject({
      status: 422,
      body: { message: refusal },
    })
    expect(await ask(client, "SubmitOrder", { order: orderOf("60614") })).toMatchObject({ ResultFlag: true })
    expect(await ask(client, "SubmitOrder", { order: orderOf(...taken) })).toMatchObject({
      ResultFlag: false,
      ResultMessage: refusal,
    })
  })
})
