import { beforeAll, describe, expect, it } from "vitest"
import { type Caller, signedIn, zipDefinition } from "./caller.ts"
import { sharedSite } from "./sharedSite.ts"

const { url } = sharedSite()

/** ZIP Codes of a place large enough to have people in a small universe. */
const crowded = ["77449", "77494", "60629", "90011", "11368", "75034", "79936", "92335", "78660", "11208"]
const taken = crowded.slice(0, 4)

const selection = (zips: ReadonlyArray<string>) => ({
  ListType: 10,
  PhoneOption: 2,
  OrderGeos: zips.map((GeoKeyCode) => ({ GeoKeyCode, GeoType: 5 })),
})
const contact = {
  FirstName: "Dana",
  LastName: "W",
  Company: "Bakery",
  Email: "d@bakery.example",
}
const bySavedCount = (id: string) => ({
  SuppressionType: { order: false, slc: "item", file: false },
  SaveCountSuppressions: [{ SuppressionValue: id }],
})

/** Calls of the original contract, by their names. */
const ask = async (client: Caller, call: string, body: unknown) =>
  (await client.post(`/PlaceOrder.aspx/${call}`, body)).body.d

const save = (client: Caller, OrderName: string, order: object) =>
  ask(client, "SaveCount", {
    currentSessionId: "",
    order: { ...order, OrderContactInformation: { ...contact, OrderName } },
  })

const savedCounts = async (client: Caller, countName: string) => {
  const page = { listType: 10, countName, countNumber: "", pagingOptions: { PageNumber: 1, PageSize: 12 } }
  return (await ask(client, "GetSaveCountSuppressionList", page)).DataSource.Items
}

/** The official count, as an original client asks for it. */
const counted = async (client: Caller, order: object) => {
  const submitted = await ask(client, "SubmitOrder", { order })
  expect(submitted.ResultMessage).toBe("")
  // Original clients send the whole order every time.
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
  return (await ask(client, "GetOrderAndPriceList2WithoutSession", { requestId, ...named })).DataSource.Order
}

/** Counts a selection, with or without phones. */
const total = async (client: Caller, order: object): Promise<number> => {
  const { PhoneCount } = (await ask(client, "GetPhoneResult", { order })).DataSource
  return PhoneCount[0].Count + PhoneCount[1].Count
}

describe("an order of an original client that suppresses", () => {
  let id = ""
  beforeAll(async () => {
    const client = await signedIn(url)
    expect((await save(client, "Taken before", selection(taken))).DataSource.IsSuccess).toBe(true)
    const [row] = await savedCounts(client, "Taken before")
    id = row.SuppressionValue
  })

  it("is counted without the people it suppresses, and names them when it is read again", async () => {
    const client = await signedIn(url)
    const [all, those] = [await total(client, selection(crowded)), await total(client, selection(taken))]
    expect(those).toBeGreaterThan(0)

    const order = { ...selection(crowded), ...bySavedCount(id) }
    expect(await total(client, order)).toBe(all - those)
    const official = await counted(client, order)
    expect(official.TotalAvailableQty).toBe(all - those)
    expect(official).toMatchObject({
      SuppressionType: { order: false, slc: "item", file: false },
      SaveCountSuppressions: [{ SuppressionValue: id, CountId: id, GeoKeyCode: id }],
    })

    // What was read may be sent again, and switched off.
    const again = await counted(client, official)
    expect(again.TotalAvailableQty).toBe(all - those)
    const off = { ...again, ...selection(crowded), SuppressionType: 0 }
    expect((await counted(client, off)).TotalAvailableQty).toBe(all)
  })

  it("may say so by code and by days; nothing was ordered on them", async () => {
    const client = await signedIn(url)
    const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10)
    const days = { SuppressionStartDate: day, SuppressionEndDate: day }
    const order = {
      ...selection(crowded),
      ...days,
      SuppressionType: 1 + 2 * 3,
      SaveCountSuppressions: [{ CountId: id }],
    }
    const without = await total(client, { ...selection(crowded), ...bySavedCount(id) })
    expect(without).toBeLessThan(await total(client, selection(crowded)))
    expect(await total(client, order)).toBe(without)
  })

  it("is saved with its suppressions", async () => {
    const client = await signedIn(url)
    const order = { ...selection(crowded), ...bySavedCount(id) }
    expect((await save(client, "The others", order)).DataSource.IsSuccess).toBe(true)
    const [row] = await savedCounts(client, "The others")
    const [all, those] = [await total(client, selection(crowded)), await total(client, selection(taken))]
    expect(row.TotalDesiredQty).toBe(all - those)
  })

  it("is refused where it is not understood, and counts nothing", async () => {
    const client = await signedIn(url)
    const refused = async (suppressions: object) =>
      (await ask(client, "SubmitOrder", { order: { ...selection(crowded), ...suppressions } })).ResultMessage
    expect(await refused({ SuppressionType: 27 })).toContain("SuppressionType: 27 isn't a code")
    expect(await refused({ SuppressionType: { order: "orders" } })).toContain("order.SuppressionType.order: ")
    expect(await refused({ SuppressionType: 1 })).toContain("SuppressionStartDate: a date is required")
    const phones = await ask(client, "GetPhoneResult", {
      order: { ...selection(crowded), ...bySavedCount("no-such-count") },
    })
    expect([phones.ResultFlag, phones.ResultMessage]).toEqual([
      false,
      expect.stringContaining("no-such-count"),
    ])
  })

  it("is refused by calls that take the selection from its draft when their suppressions differ", async () => {
    const client = await signedIn(url)
    const { body: draft } = await client.post("/api/v1/drafts", { listType: 10 })
    await client.call("PUT", `/api/v1/drafts/${draft.id}`, {
      baseRevision: draft.revision,
      definition: zipDefinition(...crowded),
      choices: draft.choices,
    })
    const named = { ListModuleSessionId: draft.id }
    const reason = "SuppressionType: this order's suppressions differ from the stored ones."
    const order = { ...named, ...bySavedCount(id) }
    expect((await ask(client, "SubmitOrder", { order })).ResultMessage).toContain(reason)
    expect((await ask(client, "GetPhoneResult", { order })).ResultMessage).toContain(reason)
    const polled = await ask(client, "PollCountWithotSession", { order: { ...order, ...selection(crowded) } })
    expect(polled.ResultMessage).toContain(reason)
    const placed = await ask(client, "ProcessOrder", { currentSessionId: draft.id, order })
    expect(placed.DataSource).toMatchObject({ IsSuccess: false, Message: expect.stringContaining(reason) })
    expect(
      (await ask(client, "SubmitOrder", { order: { ...named, SuppressionType: 0 } })).DataSource,
    ).toEqual(named)
  })
})
