import { describe, expect, it } from "vitest"
import { type Caller, signedIn, zipDefinition } from "./caller.ts"
import { sharedSite } from "./sharedSite.ts"

const { url } = sharedSite()

/** Codes and forms that an order of the original contract is written in, each against the list that it means. */

const ask = async (client: Caller, call: string, body: unknown) =>
  (await client.post(`/PlaceOrder.aspx/${call}`, body)).body.d

/** The draft that an order makes. */
const draftOf = async (client: Caller, order: object) => {
  const { DataSource, ResultMessage } = await ask(client, "SubmitOrder", { order })
  expect(ResultMessage).toBe("")
  return (await client.call("GET", `/api/v1/drafts/${DataSource.ListModuleSessionId}`)).body
}
const STATE = { GeoType: 2, OrderGeos: [{ GeoKeyCode: "CO", GeoType: 2 }] }
/** Counts the records of an order. */
const total = async (client: Caller, order: object): Promise<number> => {
  const { DataSource, ResultMessage } = await ask(client, "GetPhoneResult", { order })
  expect(ResultMessage).toBe("")
  return DataSource.PhoneCount[0].Count + DataSource.PhoneCount[1].Count
}

describe("an order of the original contract", () => {
  it("asks for all households by DemoType 99 [ob9-all-households]", async () => {
    const client = await signedIn(url)
    const order = { ListType: 10, PhoneOption: 2, DemoType: 99, ...STATE }
    expect((await draftOf(client, order)).definition.audience.unit).toBe("allHouseholds")
    expect(await total(client, order)).toBeLessThan(await total(client, { ...order, DemoType: 1 }))
  })

  it("names targets and routes by sums of 1, 2 and 4 [ob9-occupant-bits]", async () => {
    const client = await signedIn(url)
    const occupant = async (TargetOption: number, RouteOption: number, ContactNameOption = 0) =>
      (
        await draftOf(client, {
          ListType: 50,
          PhoneOption: 1,
          TargetOption,
          RouteOption,
          ContactNameOption,
          ...STATE,
        })
      ).definition.occupant
    expect(await occupant(1, 1)).toEqual({
      targets: ["homes"],
      routes: ["carrierRoutes"],
      contactNames: false,
    })
    expect(await occupant(2, 2)).toMatchObject({ targets: ["apartments"], routes: ["poBoxes"] })
    expect(await occupant(4, 4)).toMatchObject({ targets: ["businesses"], routes: ["ruralRoutes"] })
    const all = await occupant(7, 5, 1)
    expect([all.targets.length, all.routes, all.contactNames]).toEqual([
      3,
      ["carrierRoutes", "ruralRoutes"],
      true,
    ])
  })

  it("names phone options by 1, 2 and 3 [ob9-phone-options]", async () => {
    const client = await signedIn(url)
    const options = []
    for (const PhoneOption of [1, 2, 3])
      options.push((await draftOf(client, { ListType: 10, PhoneOption, ...STATE })).definition.phoneOption)
    expect(options).toEqual(["noPhones", "phonesWhereAvailable", "onlyWithPhones"])
  })

  it("draws a polygon by its points, joined by '|'", async () => {
    const client = await signedIn(url)
    const points = [
      [-105.2, 39.5],
      [-104.6, 39.5],
      [-104.6, 40],
      [-105.2, 40],
    ]
    const AddrSearchString = points.map((point) => point.join(":")).join("|")
    const order = {
      ListType: 10,
      PhoneOption: 2,
      GeoType: 13,
      OrderAddresses: [{ AddrSearchString, AddressName: "Denver" }],
    }
    const { definition } = await draftOf(client, order)
    expect(definition.areas).toMatchObject([{ kind: "polygon", name: "Denver" }])
    expect(definition.areas[0].points).toHaveLength(4)
    const asked = { definition, draftId: null, revision: 1 }
    const { answer } = (await client.post("/api/v1/counts", asked)).body
    expect(answer.total).toBeGreaterThan(0)
    expect(await total(client, order)).toBe(answer.total)
  })

  it("has several addresses by type 16", async () => {
    const client = await signedIn(url)
    const around = (Longitude: number, Latitude: number, AddressName: string) => ({
      AddrSearchString: `${Longitude}:${Latitude}:40:2`,
      AddrUsageType: 2,
      AddressName,
      Longitude,
      Latitude,
      Radius: 40,
      SameState: false,
    })
    const OrderAddresses = [around(-87.65, 41.92, "Chicago"), around(-104.9, 39.7, "Denver")]
    const order = { ListType: 10, PhoneOption: 2, GeoType: 16, OrderAddresses }
    const { definition } = await draftOf(client, order)
    expect(definition.areas.map(({ kind, name }: { kind: string; name: string }) => [kind, name])).toEqual([
      ["radius", "Chicago"],
      ["radius", "Denver"],
    ])
    const { answer } = (
      await client.post("/api/v1/counts", {
        definition: { ...zipDefinition(), areas: definition.areas },
        draftId: null,
        revision: 1,
      })
    ).body
    expect(await total(client, order)).toBe(answer.total)
  })

  it("of source 50 keeps no suppressions [ob4-saturation-suppressions]", async () => {
    const client = await signedIn(url)
    const days = { SuppressionStartDate: "2026-01-01", SuppressionEndDate: "2026-01-31" }
    const SuppressionType = { order: "date", slc: false, file: false }
    const order = { PhoneOption: 1, ...STATE, ...days, SuppressionType }
    expect((await draftOf(client, { ...order, ListType: 10 })).definition.suppressions.orders.mode).toBe(
      "date",
    )
    const occupants = { ...order, ListType: 50, TargetOption: 1, RouteOption: 1 }
    expect((await draftOf(client, occupants)).definition.suppressions.orders.mode).toBe("off")
  })
})

it("a keycode of a file has at most 30 characters [ob9-keycode]", async () => {
  const client = await signedIn(url)
  const form = new FormData()
  const row = (keycode: string) => `${keycode},2000 N Clark St,Chicago,IL,60614,2`
  const rows = ["Keycode,Address,City,State,ZIP,Distance in miles", row("K".repeat(30)), row("K".repeat(31))]
  form.append("file", new File([rows.join("\n")], "stores.csv"))
  const sent = await fetch(`${url()}/Common/ExcelUploader.ashx`, {
    method: "POST",
    headers: { cookie: client.cookie() },
    body: form,
  })
  const { d } = JSON.parse(await sent.text())
  const { DataSource } = await ask(client, "GetAddressByFile2", {
    FilePath: d.DataSource.TargetFile,
    type: 1,
  })
  expect(DataSource.GeoItems.map(({ KeyCode }: { KeyCode: string }) => KeyCode)).toEqual(["K".repeat(30)])
  expect(DataSource.FailedRows).toMatchObject([{ Line: 3, Reason: expect.stringContaining("30") }])
})
