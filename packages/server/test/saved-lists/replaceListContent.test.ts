import { describe, expect, it } from "vitest"
import { type Caller, signedIn, zipDefinition } from "../http/caller.ts"
import { sharedSite } from "../http/sharedSite.ts"

const { url } = sharedSite()

const DEMO = "demo@listwright.example"
const POWER = "power@listwright.example"
const PAGING = { PageNumber: 1, PageSize: 100 }

const save = async (client: Caller, name: string, ...zips: ReadonlyArray<string>) =>
  (await client.post("/api/v1/saved-lists", { name, definition: zipDefinition(...zips) })).body

const rowsOf = async (client: Caller): Promise<ReadonlyArray<Record<string, unknown>>> => {
  const { body } = await client.post("/rpt/MySavedCount.aspx/GetInitSaveData", { pagingOptions: PAGING })
  return body.d.DataSource.ReportData.Items
}
const named = async (client: Caller, name: string) =>
  (await rowsOf(client)).filter(({ OrderDesc }) => OrderDesc === name)

const open = async (client: Caller, id: string) => (await client.post(`/api/v1/saved-lists/${id}/open`)).body

/** Opens a list and has it select other ZIP Codes. */
const edited = async (client: Caller, id: string, ...zips: ReadonlyArray<string>) => {
  const draft = await open(client, id)
  const { body } = await client.call("PUT", `/api/v1/drafts/${draft.id}`, {
    baseRevision: draft.revision,
    definition: zipDefinition(...zips),
    choices: draft.choices,
  })
  return body
}
const saveInto = (client: Caller, id: string, draft: { id: string; revision: number }, more: object = {}) =>
  client.call("PUT", `/api/v1/saved-lists/${id}`, {
    draft: { id: draft.id, revision: draft.revision },
    ...more,
  })
const stateOf = async (client: Caller, draftId: string) =>
  (await client.call("GET", `/api/v1/drafts/${draftId}/saved-list`)).body
const get = async (client: Caller, id: string) => (await client.call("GET", `/api/v1/saved-lists/${id}`)).body

describe("an opened saved list", () => {
  it("knows the list that it came from, and so does the draft that was saved", async () => {
    const client = await signedIn(url, DEMO)
    const { row } = await save(client, "Known", "60614")
    const draft = await open(client, row.id)
    expect(draft.savedList).toEqual({ id: row.id, name: "Known" })
    expect(await stateOf(client, draft.id)).toMatchObject({ state: "same", list: { name: "Known" } })
    // The link of the row leads to the draft that it was saved from.
    const linked = (await client.call("GET", `/api/v1/drafts/${row.draftId}`)).body
    expect(linked.savedList).toEqual({ id: row.id, name: "Known" })
    const { body: other } = await client.post("/api/v1/drafts", { listType: 10 })
    expect(other.savedList).toBeUndefined()
    expect(await stateOf(client, other.id)).toEqual({ state: "none", list: null, last: null })
  })

  it("is saved into: it keeps id, code and watch, and has another count and price in one row", async () => {
    const client = await signedIn(url, DEMO)
    const before = await save(client, "Into", "60614")
    const id: string = before.row.id
    await client.call("PUT", `/api/v1/saved-lists/${id}/watch`, { every: "month" })
    const draft = await edited(client, id, "60614", "60618", "60640")
    const { body, status } = await saveInto(client, id, draft)
    expect([status, body.version, body.keepFormer]).toEqual([200, 2, []])
    const [row, ...others] = await named(client, "Into")
    expect(others).toEqual([])
    expect(row).toMatchObject({ OrderId: id, OrderCode: before.row.orderCode, SessionId: draft.id })
    expect(row?.["TotalDesiredQty"]).toBeGreaterThan(before.row.quantity)
    expect([row?.["CostPrice"], row?.["TotalEstmCost"]]).toEqual([
      body.list.row.unitPrice,
      body.list.row.estimatedCost,
    ])
    const after = await get(client, id)
    expect(after.definition).toEqual(zipDefinition("60614", "60618", "60640"))
    expect(after.receipt.total).toBe(row?.["TotalDesiredQty"])
    const { body: watched } = await client.call("GET", "/api/v1/watched-lists")
    const [watch] = watched.lists.filter(({ id }: { id: string }) => id === id)
    expect(watch).toMatchObject({ every: "month", change: null, countedAt: after.receipt.countedAt })
  })

  it("takes another name with it", async () => {
    const client = await signedIn(url, DEMO)
    const { row } = await save(client, "Old name", "60614")
    const draft = await edited(client, row.id, "60618")
    await saveInto(client, row.id, draft, { name: "New name" })
    expect([(await named(client, "Old name")).length, (await named(client, "New name")).length]).toEqual([
      0, 1,
    ])
  })

  it("is put back by Undo, once, and its draft may be saved into it again", async () => {
    const client = await signedIn(url, DEMO)
    const before = await save(client, "Undone", "60614")
    const id: string = before.row.id
    const draft = await edited(client, id, "60618")
    const { body } = await saveInto(client, id, draft, { name: "Done" })
    const path = `/api/v1/saved-lists/${id}/undo`
    expect((await client.post(path, { version: 7 })).status).toBe(409)
    const undone = await client.post(path, { version: body.version })
    expect(undone.body).toEqual(before)
    expect((await client.post(path, { version: 3 })).status).toBe(422)
    expect((await stateOf(client, draft.id)).state).toBe("same")
    expect((await saveInto(client, id, draft)).body.version).toBe(4)
  })

  it("is refused where somebody saved into it since, who is named, and may be saved over", async () => {
    const client = await signedIn(url, DEMO)
    const { row } = await save(client, "Two tabs", "60614")
    const [one, two] = [await edited(client, row.id, "60618"), await edited(client, row.id, "60640")]
    await saveInto(client, row.id, one)
    expect(await stateOf(client, two.id)).toMatchObject({
      state: "changed",
      last: { by: "Dana Demo", isOwn: true, version: 2 },
    })
    const refused = await saveInto(client, row.id, two)
    expect([refused.status, refused.body.last.version]).toEqual([409, 2])
    expect(refused.body.message).toMatch(
      /^You saved “Two tabs” in another window on .* UTC, after you opened it here\.$/,
    )
    expect((await get(client, row.id)).definition).toEqual(zipDefinition("60618"))
    // Only the version that the refusal reported may be replaced.
    expect((await saveInto(client, row.id, two, { over: 1 })).status).toBe(409)
    expect((await saveInto(client, row.id, two, { over: 2 })).body.version).toBe(3)
    expect((await stateOf(client, two.id)).state).toBe("same")
  })

  it("is gone once it was deleted", async () => {
    const client = await signedIn(url, DEMO)
    const { row } = await save(client, "Deleted", "60614")
    const draft = await edited(client, row.id, "60618")
    await client.post("/rpt/MySavedCount.aspx/DeleteSavedCount", { orderIds: [row.id] })
    expect(await stateOf(client, draft.id)).toEqual({ state: "gone", list: null, last: null })
    expect((await client.call("GET", `/api/v1/drafts/${draft.id}`)).body.savedList.name).toBeNull()
    expect((await saveInto(client, row.id, draft)).status).toBe(404)
  })

  it("takes no draft that another window changed, and no content of another source or none", async () => {
    const client = await signedIn(url, DEMO)
    const { row } = await save(client, "Refusing", "60614")
    const draft = await edited(client, row.id, "60618")
    expect((await saveInto(client, row.id, { ...draft, revision: 1 })).body.message).toMatch(/another window/)
    const path = `/api/v1/saved-lists/${row.id}`
    const other = { ...zipDefinition("60614"), listType: 170 }
    expect((await client.call("PUT", path, { definition: other })).status).toBe(422)
    expect((await client.call("PUT", path, {})).status).toBe(422)
  })

  it("takes a definition as well, and one that is made of itself", async () => {
    const client = await signedIn(url, DEMO)
    const { row } = await save(client, "Of itself", "60614")
    const path = `/api/v1/saved-lists/${row.id}`
    // Those of the list are left out of it.
    const definition = {
      ...zipDefinition("60614", "60618"),
      suppressions: { ...zipDefinition().suppressions, savedCounts: { mode: "item", items: [row.id] } },
    }
    const { body, status } = await client.call("PUT", path, { definition })
    expect([status, body.message]).toEqual([200, undefined])
    const both = await save(client, "Both at once", "60614", "60618")
    expect(body.list.row.quantity).toBe(both.row.quantity - row.quantity)
    const recount = await client.post(`${path}/recount`)
    expect(recount.body.since).toMatchObject({
      after: { total: body.list.row.quantity },
      reasons: [],
    })
  })
})

describe("what was made of a list that is saved into", () => {
  it("keeps what it was made of, under a name that no page of lists shows", async () => {
    const client = await signedIn(url, DEMO)
    const north = await save(client, "North", "60614")
    const south = await save(client, "South", "60618")
    const areas = [north, south].map(({ row }) => ({
      kind: "savedCount",
      savedCount: row.id,
      excluded: false,
    }))
    const both = (
      await client.post("/api/v1/saved-lists", {
        name: "Both",
        definition: { ...zipDefinition(), areas },
      })
    ).body
    const suppressing = {
      ...zipDefinition("60614", "60640"),
      suppressions: {
        ...zipDefinition().suppressions,
        savedCounts: { mode: "item", items: [north.row.id] },
      },
    }
    const without = (await client.post("/api/v1/saved-lists", { name: "Without", definition: suppressing }))
      .body
    const rows = (await rowsOf(client)).length
    const draft = await edited(client, north.row.id, "60640", "60657")
    const { body } = await saveInto(client, north.row.id, draft)
    expect(body.keepFormer).toEqual(["Both", "Without"])
    expect((await rowsOf(client)).length).toBe(rows)
    for (const list of [both, without]) {
      const recount = await client.post(`/api/v1/saved-lists/${list.row.id}/recount`)
      expect(recount.body.since).toMatchObject({
        after: { total: list.row.quantity },
        areas: [],
        reasons: [],
      })
      // Its row and figures stay as they were.
      expect((await get(client, list.row.id)).row).toEqual(list.row)
    }
    const [former] = (await get(client, both.row.id)).definition.areas
    expect(former.savedCount).not.toBe(north.row.id)
    expect((await get(client, former.savedCount)).row.name).toMatch(/^North \(of \d\d\/\d\d\/\d{4}\)$/)
    const { body: offered } = await client.post("/PlaceOrder.aspx/GetSaveCountSuppressionList", {
      accountId: north.row.accountId,
      listtype: 10,
      pagingOptions: PAGING,
    })
    const names = offered.d.DataSource.Items.map(({ OrderDesc }: { OrderDesc: string }) => OrderDesc)
    expect(names).toContain("North")
    expect(names.filter((name: string) => name.startsWith("North ("))).toEqual([])
  })

  it("stays as it was when Undo puts the list back, too", async () => {
    const client = await signedIn(url, DEMO)
    const one = await save(client, "One", "60614")
    const draft = await edited(client, one.row.id, "60640", "60657")
    const { body } = await saveInto(client, one.row.id, draft)
    const area = { kind: "savedCount", savedCount: one.row.id, excluded: false }
    const made = (
      await client.post("/api/v1/saved-lists", {
        name: "Made between",
        definition: { ...zipDefinition(), areas: [area] },
      })
    ).body
    await client.post(`/api/v1/saved-lists/${one.row.id}/undo`, { version: body.version })
    const recount = await client.post(`/api/v1/saved-lists/${made.row.id}/recount`)
    expect(recount.body.since.after.total).toBe(made.row.quantity)
  })
})

describe("somebody else's list", () => {
  it("is not there for a colleague, and may be saved into by who manages the account", async () => {
    const [owner, colleague, power] = [
      await signedIn(url, DEMO),
      await signedIn(url, "nopay@listwright.example"),
      await signedIn(url, POWER),
    ]
    const { row } = await save(owner, "Of Dana", "60614")
    const mine = await edited(owner, row.id, "60640")
    const { body: theirs } = await colleague.post("/api/v1/drafts", { listType: 10 })
    expect((await saveInto(colleague, row.id, theirs)).status).toBe(404)
    const draft = await edited(power, row.id, "60618", "60657")
    const { body, status } = await saveInto(power, row.id, draft)
    expect([status, body.list.row.userName]).toEqual([200, row.userName])
    // Its owner learns who saved it, and opens it by its link.
    const refused = await saveInto(owner, row.id, mine)
    expect([refused.status, refused.body.last.isOwn, refused.body.last.by]).toEqual([409, false, "Pat Power"])
    const linked = await owner.call("GET", `/api/v1/drafts/${body.list.row.draftId}`)
    expect([linked.status, linked.body.definition]).toEqual([200, zipDefinition("60618", "60657")])
  })
})

describe("SaveCount", () => {
  const saveCount = async (client: Caller, draftId: string, name: string, more: object = {}) =>
    (
      await client.post("/PlaceOrder.aspx/SaveCount", {
        currentSessionId: draftId,
        order: {
          ListModuleSessionId: draftId,
          OrderContactInformation: {
            FirstName: "Dana",
            LastName: "Demo",
            Company: "Bakery",
            Email: "d@bakery.example",
            OrderName: name,
          },
        },
        ...more,
      })
    ).body.d.DataSource

  it("makes a new list each time, and saves into the one that it names", async () => {
    const client = await signedIn(url, DEMO)
    const { row } = await save(client, "Original", "60614")
    const draft = await edited(client, row.id, "60618")
    const saved = { IsSuccess: true, Message: "" }
    for (const more of [{}, { OrderId: 0 }, { OrderId: null }, { OrderId: "" }])
      expect(await saveCount(client, draft.id, "Original", more)).toEqual(saved)
    expect(await named(client, "Original")).toHaveLength(5)
    expect((await get(client, row.id)).definition).toEqual(zipDefinition("60614"))
    expect(await saveCount(client, draft.id, "Original, later", { OrderId: row.id })).toEqual(saved)
    expect(await named(client, "Original")).toHaveLength(4)
    expect((await get(client, row.id)).definition).toEqual(zipDefinition("60618"))
  })

  it("says why it did not save into a list that was changed since", async () => {
    const client = await signedIn(url, DEMO)
    const { row } = await save(client, "Behind", "60614")
    const [one, two] = [await edited(client, row.id, "60618"), await edited(client, row.id, "60640")]
    await saveInto(client, row.id, one)
    const answer = await saveCount(client, two.id, "Behind", { OrderId: row.id })
    expect(answer.IsSuccess).toBe(false)
    expect(answer.Message).toMatch(/^You saved “Behind” in another window/)
  })
})
