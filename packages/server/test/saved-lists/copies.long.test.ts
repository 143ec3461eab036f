import { expect, describe, it } from "vitest"
import { signedIn, zipDefinition } from "../http/caller.ts"
import { sharedSite } from "../http/sharedSite.ts"

const { email, url } = sharedSite()

const saved = async (name: string, ...zips: ReadonlyArray<string>) => {
  const client = await signedIn(url)
  const { body } = await client.post("/api/v1/saved-lists", { name, definition: zipDefinition(...zips) })
  return { client, list: body }
}

describe("a list that is too large to save", () => {
  it("leaves no order behind: what its user worked on is still what opens", async () => {
    const client = await signedIn(url, "power@listwright.example")
    const { body: draft } = await client.post("/api/v1/drafts", { listType: 10 })
    const areas = Array.from({ length: 1_500 }, (_, at) => ({
      kind: "radius",
      name: `${"Around the corner of ".repeat(8)}${at}`,
      longitude: -87.6 - at / 10_000,
      latitude: 41.9,
      miles: 1,
      withinState: null,
      granularity: "standard",
      excluded: false,
    }))
    const definition = { ...zipDefinition(), areas }
    const refused = await client.post("/api/v1/saved-lists", { name: "Everywhere", definition })
    expect(refused.status).toBe(413)
    expect((await client.post("/api/v1/drafts/open", { listType: 10 })).body.id).toBe(draft.id)
  })
})

describe("a copy of a saved list", () => {
  it("is what was counted, under an id, a code and a draft of its own", async () => {
    const { client, list } = await saved("Spring", "60614", "60618")
    const { body, status } = await client.post(`/api/v1/saved-lists/${list.row.id}/duplicate`)
    expect([status, body.row.name]).toEqual([200, "Copy of Spring"])
    for (const own of ["id", "orderCode", "draftId"]) expect(body.row[own]).not.toBe(list.row[own])
    const { draftId, id, name, orderCode } = body.row
    expect(body.row).toEqual({ ...list.row, draftId, id, name, orderCode })
    expect([body.definition, body.receipt, body.snapshot]).toEqual([
      list.definition,
      list.receipt,
      list.snapshot,
    ])
    const draft = await client.call("GET", `/api/v1/drafts/${draftId}`)
    expect(draft.body).toMatchObject({ definition: list.definition, choices: { step: "order" } })
  })

  it("takes a name, and outlives what it was copied from", async () => {
    const { client, list } = await saved("Short-lived", "60614")
    const path = `/api/v1/saved-lists/${list.row.id}`
    const { body } = await client.post(`${path}/duplicate`, { name: "  Long-lived " })
    await client.post("/rpt/MySavedCount.aspx/DeleteSavedCount", { orderIds: [list.row.id] })
    expect((await client.call("GET", path)).status).toBe(404)
    const kept = await client.call("GET", `/api/v1/saved-lists/${body.row.id}`)
    expect(kept.body.row.name).toBe("Long-lived")
    expect((await client.post(`${path}/duplicate`)).body.message).toBe("We couldn't find this saved list.")
  })
})

describe("a shared list", () => {
  const open = async (who: string, secret: string) =>
    (await signedIn(url, `${who}@listwright.example`)).post("/api/v1/shared-lists/open", { secret })
  const copy = async (who: string, secret: string) =>
    (await signedIn(url, `${who}@listwright.example`)).post("/api/v1/shared-lists/copy", { secret })

  it("opens for a colleague of the account, and is no link at all for anybody else", async () => {
    const { client, list: original } = await saved("For colleagues", "60614")
    // A copy bears the contact of whoever made it.
    const list = (await client.post(`/api/v1/saved-lists/${original.row.id}/duplicate`)).body
    expect(list.choices.contact.email).toBe(email("demo@listwright.example"))
    const share = await client.post(`/api/v1/saved-lists/${list.row.id}/share`, { access: "read" })
    const { secret } = share.body
    const seen = await open("nopay", secret)
    expect(seen.body).toMatchObject({ access: "read", sharedBy: "Dana Demo", list: { row: list.row } })
    expect(seen.body.list.definition).toEqual(list.definition)
    expect(seen.body.list.choices.contact.email).toBe("")
    const none = await open("nopay", "none")
    expect(none.status).toBe(404)
    const stranger = await open("reseller", secret)
    expect([stranger.status, stranger.body]).toEqual([none.status, none.body])
    // The link opens the list and gives no reach to it.
    const colleague = await signedIn(url, "nopay@listwright.example")
    expect((await colleague.call("GET", `/api/v1/saved-lists/${list.row.id}`)).status).toBe(404)
  })

  it("is copied where the link allows it, with all that it refers to, and counted anew", async () => {
    const { client, list } = await saved("Part", "60614")
    const { list: other } = await saved("Other part", "60618")
    const area = {
      kind: "combination",
      operation: "union",
      k: null,
      savedCounts: [list.row.id, other.row.id],
      excluded: false,
    }
    const definition = { ...zipDefinition(), areas: [area] }
    const whole = (await client.post("/api/v1/saved-lists", { name: "Whole", definition })).body
    const path = `/api/v1/saved-lists/${whole.row.id}/share`
    const reading = (await client.post(path, { access: "read" })).body.secret
    const refused = await copy("nopay", reading)
    expect([refused.status, refused.body.message]).toEqual([
      422,
      "This link lets you read the list, not copy it. Ask Dana Demo for a link that lets you copy it.",
    ])
    const copying = (await client.post(path, { access: "copy" })).body.secret
    // A list has one link: the earlier one is gone.
    expect((await open("nopay", reading)).status).toBe(404)
    const taken = await copy("nopay", copying)
    expect(taken.body.row).toMatchObject({
      name: "Copy of Whole",
      userName: "Noel Viewer",
      quantity: whole.row.quantity,
    })
    expect(JSON.stringify(taken.body.definition)).not.toContain(list.row.id)
    const colleague = await signedIn(url, "nopay@listwright.example")
    const counted = await colleague.post("/api/v1/counts", {
      definition: taken.body.definition,
      draftId: null,
      revision: 1,
    })
    expect(counted.body.answer.total).toBe(whole.row.quantity)
    expect((await copy("reseller", copying)).status).toBe(404)
  })

  it("is found on every device once its link was opened, and opens without the link", async () => {
    const { client, list: original } = await saved("On every device", "60614")
    // A copy bears the contact of whoever made it.
    const list = (await client.post(`/api/v1/saved-lists/${original.row.id}/duplicate`)).body
    expect(list.choices.contact.email).toBe(email("demo@listwright.example"))
    const id = list.row.id
    const path = `/api/v1/saved-lists/${id}/share`
    const { expiresAt, secret } = (await client.post(path, { access: "copy" })).body
    const ids = async (who: string) => {
      const device = await signedIn(url, `${who}@listwright.example`)
      const { body } = await device.call("GET", "/api/v1/shared-lists")
      return body.lists.map(({ row }: { row: { id: string } }) => row.id)
    }
    expect(await ids("nopay")).not.toContain(id)
    const before = await signedIn(url, "nopay@listwright.example")
    const unopened = await before.call("GET", `/api/v1/shared-lists/${id}`)
    expect(unopened.status).toBe(404)
    await open("nopay", secret)
    const other = await signedIn(url, "nopay@listwright.example")
    const [first] = (await other.call("GET", "/api/v1/shared-lists")).body.lists
    expect(first).toEqual({ row: list.row, access: "copy", sharedBy: "Dana Demo", expiresAt })
    const seen = await other.call("GET", `/api/v1/shared-lists/${id}`)
    expect(seen.body).toMatchObject({ access: "copy", list: { definition: list.definition } })
    expect(seen.body.list.choices.contact.email).toBe("")
    expect((await other.post(`/api/v1/shared-lists/${id}/copy`)).body.row).toMatchObject({
      name: "Copy of Copy of On every device",
      userName: "Noel Viewer",
    })
    // No other user has it, not even the account's manager or a user whose link is refused.
    for (const stranger of ["power", "reseller", "digital"]) {
      if (stranger === "reseller") expect((await open(stranger, secret)).status).toBe(404)
      expect(await ids(stranger)).not.toContain(id)
      const caller = await signedIn(url, `${stranger}@listwright.example`)
      const refused = await caller.call("GET", `/api/v1/shared-lists/${id}`)
      expect([refused.status, refused.body]).toEqual([unopened.status, unopened.body])
      const copied = await caller.post(`/api/v1/shared-lists/${id}/copy`)
      expect([copied.status, copied.body]).toEqual([unopened.status, unopened.body])
    }
    expect((await other.call("DELETE", `/api/v1/shared-lists/${id}`)).status).toBe(200)
    expect(await ids("nopay")).not.toContain(id)
    expect((await other.call("DELETE", `/api/v1/shared-lists/${id}`)).status).toBe(404)
  })

  it("is forgotten with its link: when it is withdrawn, when another takes its place, and with the list", async () => {
    const { client, list } = await saved("Forgotten", "60614")
    const path = `/api/v1/saved-lists/${list.row.id}/share`
    const device = await signedIn(url, "nopay@listwright.example")
    const isFound = async () => {
      const { body } = await device.call("GET", "/api/v1/shared-lists")
      const isListed = JSON.stringify(body).includes(list.row.id)
      const { status } = await device.call("GET", `/api/v1/shared-lists/${list.row.id}`)
      expect(status).toBe(isListed ? 200 : 404)
      return isListed
    }
    const share = async () => {
      const { secret } = (await client.post(path, { access: "read" })).body
      await open("nopay", secret)
    }
    await share()
    expect(await isFound()).toBe(true)
    // Who was let in reads, as the link says.
    expect((await device.post(`/api/v1/shared-lists/${list.row.id}/copy`)).status).toBe(422)
    await client.call("DELETE", path)
    expect(await isFound()).toBe(false)
    await share()
    expect(await isFound()).toBe(true)
    await client.post(path, { access: "copy" })
    expect(await isFound()).toBe(false)
    await share()
    await client.post("/rpt/MySavedCount.aspx/DeleteSavedCount", { orderIds: [list.row.id] })
    expect(await isFound()).toBe(false)
  })

  it("ends when it is revoked, when its time is over, and with the list; no secret is kept", async () => {
    const { client, list } = await saved("For a while", "60614")
    const path = `/api/v1/saved-lists/${list.row.id}/share`
    expect((await client.call("GET", path)).body).toEqual({ share: null })
    const { access, expiresAt, secret } = (await client.post(path, { access: "read" })).body
    expect((await client.call("GET", path)).body).toEqual({ share: { access, expiresAt } })
    const days = (Date.parse(expiresAt) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(30)
    expect((await client.call("DELETE", path)).status).toBe(200)
    expect((await open("nopay", secret)).status).toBe(404)
    const again = (await client.post(path, { access: "read" })).body.secret
    await client.post("/rpt/MySavedCount.aspx/DeleteSavedCount", { orderIds: [list.row.id] })
    expect((await open("nopay", again)).status).toBe(404)
  })
})
