import { callAccess } from "@listwright/adapters"
import { describe, expect, it } from "vitest"
import { NOTHING } from "./authorization/aboutSource.ts"
import { type Caller, signedIn, zipDefinition } from "./caller.ts"
import { servedSite } from "./servedSite.ts"
import { NO_REPORTS, SWITCHED_OFF } from "./switchedOff.ts"

const { settings, sources } = SWITCHED_OFF
const { url } = servedSite(settings, {}, { "sources.json": { sources } })

/** Asks about areas side by side, such as the hits of a search: they aren't the areas of one list. */
const SIDE_BY_SIDE = ["V1Counting.eachArea"]

/** Calls for reports, which the site has switched off whatever the list. */
const REPORTS = [
  "V1Counting.crossTable",
  "V1Counting.areaTable",
  "V1Reports.breakdownWorkbook",
  "V1Reports.breakdownPdf",
  "V1Reports.areaTableWorkbook",
]

/** Every request of `/api/v1` that brings a definition, and a function that puts another one in its place. */
const bringing = callAccess().flatMap(({ access, asks, call, group }) => {
  const name = `${group}.${call}`
  if (access.by !== "user" || !group.startsWith("V1") || SIDE_BY_SIDE.includes(name)) return []
  const asker = Object.values(asks).find((one) => "areas" in definitionIn(one("1", NOTHING).body))
  return asker === undefined ? [] : [{ name, asker }]
})

function definitionIn(body: object = {}): object {
  const { definition, file }: { definition?: object; file?: object } = body
  return definition ?? file ?? {}
}

const withDefinition = (body: object = {}, definition: object): object => ({
  ...body,
  ...("file" in body ? { file: definition } : { definition }),
  accountId: undefined,
  draftId: null,
})

const originalOf = async (client: Caller, path: string, body: unknown): Promise<string> => {
  const reply = (await client.post(path, body)).body.d
  return reply.ResultMessage || (reply.DataSource?.IsSuccess === false ? reply.DataSource.Message : "")
}

describe("what a site has switched off, the server refuses [ob6-tab-flags]", () => {
  it("by every call that brings a definition", { timeout: 60_000 }, async () => {
    const client = await signedIn(url)
    const saved = await client.post("/api/v1/saved-lists", {
      name: "ZIP Codes",
      definition: zipDefinition("60614"),
    })
    expect(saved.status).toBe(200)
    const list = saved.body.row.id
    const draft = (await client.post("/api/v1/drafts", { listType: 10 })).body.id
    const wrong: Array<string> = []
    for (const { changed, text } of SWITCHED_OFF.lists) {
      for (const { asker, name } of bringing) {
        const { body, method, path } = asker(name.startsWith("V1Drafts.") ? draft : list, NOTHING)
        const answer = await client.call(
          method,
          path,
          withDefinition(body, { ...zipDefinition("60614"), ...changed }),
        )
        const expected = REPORTS.includes(name) ? NO_REPORTS : text
        // A file holds whatever its list refers to; without that it is refused for this reason first.
        const isPartial =
          name.endsWith(".importSavedList") && answer.body.message.includes("isn't in portable")
        if (answer.status !== 422 || !(isPartial || answer.body.message.includes(expected)))
          wrong.push(`${name}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 160)}`)
      }
    }
    expect(wrong).toEqual([])
    expect(bringing.length).toBeGreaterThan(20)
  })

  it("by the calls of the original contract that bring an order", { timeout: 60_000 }, async () => {
    const client = await signedIn(url)
    const wrong: Array<string> = []
    const order = { ListType: 10, PhoneOption: 2, OrderGeos: [{ GeoKeyCode: "60614", GeoType: 5 }] }
    for (const list of SWITCHED_OFF.lists) {
      if (!("original" in list)) continue
      const { original, text } = list
      for (const call of ["SubmitOrder", "GetPhoneResult"]) {
        const said = await originalOf(client, `/PlaceOrder.aspx/${call}`, {
          order: { ...order, ...original },
        })
        if (!said.includes(text)) wrong.push(`${call} ${JSON.stringify(original)}: ${said}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it.each(SWITCHED_OFF.calls)("by $path, which has only that", async ({ body, path, text }) => {
    const client = await signedIn(url)
    const { body: reply, status } = await client.post(path, body)
    expect(reply.d?.ResultMessage ?? `${status} ${reply.message}`).toContain(text)
  })

  it("and makes no two-dimensional report of an order in the making", async () => {
    const client = await signedIn(url)
    const { body } = await client.post("/api/v1/drafts", { listType: 10 })
    const definition = zipDefinition("60614")
    const put = await client.call("PUT", `/api/v1/drafts/${body.id}`, {
      baseRevision: body.revision,
      definition,
      choices: body.choices,
    })
    expect(put.status).toBe(200)
    const order = { ListModuleSessionId: body.id }
    const report = {
      order,
      geos: [],
      demoCategories: [],
      desc: "Report",
      targetEmail: "dana@bakery.example",
      delimiterOfEmails: ";",
    }
    for (const [call, asked] of [
      ["GetDemosFromDemoBreakdown", { order }],
      ["Submit2DReportConditions", report],
    ] as const)
      expect(await originalOf(client, `/PlaceOrder.aspx/${call}`, asked), call).toBe(NO_REPORTS)
  })

  it("and finds no areas of a kind that is hidden", async () => {
    const client = await signedIn(url)
    const { body } = await client.call("GET", "/api/v1/areas?text=Cook&listType=10")
    expect(body.groups.map(({ kind }: { kind: string }) => kind)).not.toContain("county")
    const other = await client.call("GET", "/api/v1/areas?text=Cook&listType=20")
    expect(other.body.groups.map(({ kind }: { kind: string }) => kind)).toContain("county")
  })

  it("and takes the days that a form starts with, on any clock, and days that a list holds since another day [ob5-suppression-dates]", async () => {
    const client = await signedIn(url)
    const daysAt = (hours: number) => {
      const day = (ago: number) =>
        new Date(Date.now() + hours * 3_600_000 - ago * 86_400_000).toISOString().slice(0, 10)
      return { mode: "date", start: day(7), end: day(0) }
    }
    const suppressing = (orders: object) => {
      const definition = zipDefinition("60614")
      return { ...definition, suppressions: { ...definition.suppressions, orders } }
    }
    const { body } = await client.post("/api/v1/drafts", { listType: 10 })
    const put = (revision: number, definition: object) =>
      client.call("PUT", `/api/v1/drafts/${body.id}`, {
        baseRevision: revision,
        definition,
        choices: body.choices,
      })
    let { revision } = body
    for (const hours of [-12, 0, 14]) {
      const answer = await put(revision, suppressing(daysAt(hours)))
      expect(answer.status, String(hours)).toBe(200)
      revision = answer.body.revision
    }
    const moved = { ...daysAt(14), start: "2025-12-01" }
    expect((await put(revision, suppressing(moved))).status).toBe(422)
    const held = { ...suppressing(daysAt(14)), areas: zipDefinition("60614", "60615").areas }
    expect((await put(revision, held)).status).toBe(200)
  })

  it("and takes what is left", async () => {
    const client = await signedIn(url)
    const { body } = await client.post("/api/v1/counts", {
      definition: zipDefinition("60614", "60615"),
      draftId: null,
      revision: 1,
    })
    expect(body.answer.total).toBeGreaterThan(0)
  })
})
