import { describe, expect, it } from "vitest"
import { type Caller, signedIn } from "./caller.ts"
import { sharedSite } from "./sharedSite.ts"

const { url } = sharedSite()
const demo = () => signedIn(url)

const original = async (client: Caller, call: string, body: object) =>
  (await client.post(`/PlaceOrder.aspx/${call}`, body)).body.d
const all = async (client: Caller, listType = 10) =>
  (await client.call("GET", `/api/v1/quick-picks?listType=${listType}`)).body.quickPicks

const values = (column: string, ...codes: ReadonlyArray<string>) => ({
  ColumnName: column,
  DemoCategoryType: 3,
  Values: codes.map((AttributeValue) => ({ AttributeValue, ColumnName: column })),
})
const saving = (quickPickName: string, ...targetOptions: ReadonlyArray<object>) => ({
  listType: 10,
  quickPickName,
  quickPickDesc: "For a test",
  targetOptions,
})
const save = async (client: Caller, name: string, ...demos: ReadonlyArray<object>): Promise<string> => {
  const { DataSource, ResultMessage } = await original(client, "SaveMyQuickpick", saving(name, ...demos))
  expect(ResultMessage).toBe("")
  return DataSource.QpId
}
const refusal = async (client: Caller, call: string, body: object): Promise<string> => {
  const { DataSource, ResultFlag, ResultMessage } = await original(client, call, body)
  expect([ResultFlag, DataSource]).toEqual([false, null])
  return ResultMessage
}

describe("the quick picks of a site", () => {
  it("are those of its folder for each source, with what they hold in words and as an order has it", async () => {
    const client = await demo()
    const { DataSource } = await original(client, "GetQuickPickups", { listType: 10 })
    expect(DataSource).toContainEqual({
      QpId: "affluent-homeowners",
      QpName: "Affluent homeowners",
      QpDesc: "Households that own a valuable home and earn $150,000 or more",
      QpType: 1,
    })
    const detail = await original(client, "GetQuickPickup", { id: "affluent-homeowners", qpType: 1 })
    const items = detail.DataSource.Categories.flatMap(({ Items }: { readonly Items: object }) => Items)
    expect(items).toContainEqual({ ItemDesc: "Homeowner or Renter", Values: [{ Name: "Homeowner" }] })
    expect(detail.DataSource.TargetOptions).toContainEqual(values("OWNERRENTER", "O"))
    const options = await original(client, "GetDemoOptionsAndQuickPickups", { demotype: 1, listtype: 10 })
    expect(options.DataSource.QuickPickups).toEqual(DataSource)
    expect(options.DataSource.DemoOptions).toContainEqual(expect.objectContaining({ ColumnName: "AGE" }))
  })

  it("are made of business types for sources that have these, included and excluded ones by name", async () => {
    const client = await demo()
    const { DataSource } = await original(client, "GetBusinessQuickpicks", { listType: 170 })
    expect(DataSource[0]).toEqual({
      Code: "restaurants",
      Name: "Restaurants without bars",
      Description: "Eating places, without those that mainly serve drinks",
    })
    const body = { quickPickCode: "restaurants", listType: 170 }
    expect((await original(client, "GetBusinessQuickpicksDetail", body)).DataSource).toEqual([
      { IndustryCode: "58", IndustryDesc: "Eating and Drinking Places", IsExcluded: false },
      { IndustryCode: "5813", IndustryDesc: "Drinking Places (Alcoholic Beverages)", IsExcluded: true },
    ])
    expect((await original(client, "GetBusinessQuickpicks", { listType: 10 })).DataSource).toEqual([])
    expect(await refusal(client, "GetBusinessQuickpicksDetail", { ...body, quickPickCode: "bakeries" })).toBe(
      "We couldn't find this quick pick.",
    )
  })
})

describe("an own quick pick", () => {
  it("is saved, listed first, read, renamed and deleted, for its user alone", async () => {
    const client = await demo()
    const other = await signedIn(url, "reseller@listwright.example")
    const id = await save(client, " Women ", values("GENDER", "F"))
    const [first] = await all(client)
    expect(first).toEqual({
      id,
      name: "Women",
      description: "For a test",
      kind: "own",
      criteria: [{ kind: "values", column: "GENDER", values: ["F"] }],
    })
    expect((await all(other)).map(({ kind }: { readonly kind: string }) => kind)).not.toContain("own")
    expect(await refusal(other, "GetQuickPickup", { id, qpType: 0 })).toBe(
      "We couldn't find this quick pick.",
    )
    const { DataSource } = await original(client, "GetQuickPickup", { id, qpType: 0 })
    expect(DataSource).toMatchObject({ QpName: "Women", QpType: 0, TargetOptions: [values("GENDER", "F")] })

    const rename = (name: string) => client.call("PUT", `/api/v1/quick-picks/${id}/name`, { name })
    expect((await rename("Ladies")).status).toBe(200)
    expect((await all(client))[0].name).toBe("Ladies")
    expect((await rename("affluent HOMEOWNERS")).body.message).toContain("already")
    expect((await rename(" ")).status).toBe(400)

    expect((await original(client, "RemoveQuickPick", { id })).ResultFlag).toBe(true)
    expect(await refusal(client, "RemoveQuickPick", { id })).toBe("We couldn't find this quick pick.")
    expect((await all(client))[0].kind).toBe("site")
  })

  it("is refused with words for what is wrong with it", async () => {
    const client = await demo()
    const women = values("GENDER", "F")
    const words = (body: object) => refusal(client, "SaveMyQuickpick", body)
    expect(await words(saving("Nobody"))).toBe("Please add quickpick criteria.")
    expect(await words(saving(" ", women))).toBe("quickPickName: It's required")
    expect(await words({ ...saving("Women", women), quickPickDesc: "" })).toBe("quickPickDesc: It's required")
    expect(await words(saving("x".repeat(101), women))).toContain("at most 100 characters")
    expect(await words(saving("Shoes", values("SHOESIZE", "9")))).toBe(
      "targetOptions: there is no attribute SHOESIZE",
    )
    expect(await words(saving("Rich", values("INCOME", "99")))).toBe(
      "targetOptions: INCOME has no value '99'",
    )
    expect(await words(saving("young FAMILIES", women))).toContain("already")
    const id = await save(client, "Women", women)
    expect(await words(saving("WOMEN", women))).toContain("already")
    await original(client, "RemoveQuickPick", { id })
  })

  it("leaves out what another one of the user added", async () => {
    const client = await demo()
    const women = values("GENDER", "F")
    const named = {
      ColumnName: "QUICKPICK",
      DemoCategoryType: 2,
      Values: [{ AttributeValue: "Women" }],
      Added: [women],
    }
    const id = await save(client, "Owners", women, values("OWNERRENTER", "O"), named)
    const found = (await all(client)).find((one: { readonly id: string }) => one.id === id)
    expect(found.criteria).toEqual([{ kind: "values", column: "OWNERRENTER", values: ["O"] }])
    await original(client, "RemoveQuickPick", { id })
  })
})

describe("an order of the original contract", () => {
  const order = {
    ListType: 10,
    GeoType: 5,
    OrderGeos: ["10025", "11226", "90011"].map((GeoKeyCode) => ({ GeoKeyCode, GeoType: 5 })),
  }
  const named = (name: string) => ({
    ColumnName: "QUICKPICK",
    DemoCategoryType: 7,
    Values: [{ AttributeValue: name }],
  })

  it("that names a quick pick selects what it holds, and its draft remembers which criteria it added", async () => {
    const client = await demo()
    const women = values("GENDER", "F")
    const submitted = await original(client, "SubmitOrder", {
      order: { ...order, OrderSelectedDemos: [women, named("Turning 65")] },
    })
    expect(submitted.ResultMessage).toBe("")
    const read = await original(client, "GetOrderFromSession", {})
    const { ListModuleSessionId, OrderSelectedDemos } = read.DataSource
    const { body: draft } = await client.call("GET", `/api/v1/drafts/${ListModuleSessionId}`)
    const ages = { kind: "ranges", column: "AGE", ranges: [{ from: "64", to: "65" }] }
    expect(draft.choices.quickPicks).toEqual([{ name: "Turning 65", kind: "site", added: [ages] }])
    expect(draft.definition.audience.criteria).toEqual([
      ages,
      { kind: "values", column: "GENDER", values: ["F"] },
    ])
    expect(OrderSelectedDemos).toContainEqual(expect.objectContaining({ DemoCategoryType: 7 }))
    // Sent back as it is, it stays as it is.
    await original(client, "SubmitOrder", { order: { ...order, ListModuleSessionId, OrderSelectedDemos } })
    const again = await client.call("GET", `/api/v1/drafts/${ListModuleSessionId}`)
    expect([again.body.definition, again.body.choices.quickPicks]).toEqual([
      draft.definition,
      draft.choices.quickPicks,
    ])
  })

  it("is refused where there is no such quick pick", async () => {
    const client = await demo()
    expect(
      await refusal(client, "SubmitOrder", {
        order: { ...order, OrderSelectedDemos: [named("Turning 66")] },
      }),
    ).toBe("OrderSelectedDemos: there is no quick pick Turning 66.")
  })
})

describe("source 270, which cannot be ordered as the site reads it,", () => {
  it("is no source of quick picks or orders", async () => {
    const client = await demo()
    expect((await client.call("GET", "/api/v1/quick-picks?listType=270")).status).toBe(422)
    const body = { ...saving("Women", values("GENDER", "F")), listType: 270 }
    const order = { ListType: 270, GeoType: 20, OrderGeos: [], OrderSelectedDemos: [] }
    for (const [call, sent] of [
      ["GetQuickPickups", { listType: 270 }],
      ["GetBusinessQuickpicks", { listType: 270 }],
      ["SaveMyQuickpick", body],
      ["SubmitOrder", { order }],
    ] as const)
      expect(await refusal(client, call, sent)).toBe("No this datasource, please choose one")
  })
})

it("a source that is not the user's has no quick picks to say anything of", async () => {
  const client = await demo()
  expect((await client.call("GET", "/api/v1/quick-picks?listType=11")).status).toBe(422)
  for (const call of ["GetQuickPickups", "GetBusinessQuickpicks"])
    expect(await refusal(client, call, { listType: 11 })).not.toBe("")
})
