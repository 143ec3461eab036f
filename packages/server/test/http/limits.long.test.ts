import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { emptyDefinition } from "@listwright/domain/definition"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { MAX_SESSIONS } from "../../src/accounts/Sessions.ts"
import { MAX_TOKENS } from "../../src/accounts/Tokens.ts"
import { lendSite } from "../site/lendSite.ts"
import { type Site, startSite } from "../start/startSite.ts"
import { type Caller, caller, PASSWORD, type Reply, signedIn, zipDefinition } from "./caller.ts"
import { RECORDS } from "./servedSite.ts"

let folder = ""
let server: Site | undefined
const url = () => server?.url ?? ""
const start = async () => {
  server = await startSite({ dataFolder: folder, records: RECORDS, screensFolder: join(folder, "none") })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "listwright-limits-"))
  await lendSite(folder, RECORDS, "ordinary")
  const file = join(folder, "site", "site.json")
  const quotas = { accounts: 2, savedLists: 2, reportFiles: 2, draftChanges: 2, wrongShares: 2 }
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, "utf8")), quotas }))
  await start()
})
afterAll(async () => {
  await server?.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
})

const refused = ({ body, headers, status }: Reply) => [
  status,
  body.message,
  Number(headers.get("retry-after")) > 3_000,
]
const tooMany = (what: string) => [
  429,
  expect.stringMatching(`^You can ${what} an hour\\. Try again in `),
  true,
]

describe("a limit of two an hour", () => {
  const account = (client: Caller, AccountName: string) =>
    client.post("/LandingPage.aspx/CreateAccount", { AccountName })

  it("holds for the accounts that a reseller makes, over a restart too", async () => {
    const reseller = await signedIn(url, "reseller@listwright.example")
    for (const name of ["Elm Florist", "Oak Florist"])
      expect((await account(reseller, name)).body.d.ResultFlag).toBe(true)
    const message = expect.stringMatching(/^You can create 2 accounts an hour\. Try again in /)
    expect((await account(reseller, "Ash Florist")).body.d).toMatchObject({
      ResultFlag: false,
      ResultMessage: message,
    })
    await server?.close()
    await start()
    const again = await signedIn(url, "reseller@listwright.example")
    expect((await account(again, "Ash Florist")).body.d.ResultMessage).toEqual(message)
  })

  it("holds for lists that are saved", async () => {
    const client = await signedIn(url)
    const save = () =>
      client.post("/api/v1/saved-lists", { name: "Kept", definition: zipDefinition("60614") })
    expect([(await save()).status, (await save()).status]).toEqual([200, 200])
    expect(refused(await save())).toEqual(tooMany("save 2 lists"))
  })

  it("holds for reports as files, whatever their form", async () => {
    const client = await signedIn(url)
    const ask = (form: string) =>
      client.post(`/api/v1/reports/breakdown.${form}`, {
        definition: zipDefinition("60614"),
        draftId: null,
        revision: 1,
        column: "GENDER",
        orderName: "",
        name: "",
      })
    expect([(await ask("pdf")).status, (await ask("xlsx")).status]).toEqual([200, 200])
    expect(refused(await ask("pdf"))).toEqual(tooMany("create 2 report files"))
    const { id } = (await client.post("/api/v1/drafts/open", { listType: 10 })).body
    const original = await client.call("GET", `/Report/CountResult.aspx?sid=${id}`)
    expect([original.status, original.body.d.ResultMessage]).toEqual([
      429,
      expect.stringContaining("create 2 report files"),
    ])
  })

  it("holds for changes of drafts, undoing included", async () => {
    const client = await signedIn(url)
    const { id, choices } = (await client.post("/api/v1/drafts", { listType: 10 })).body
    const put = (baseRevision: number, zip: string) =>
      client.call("PUT", `/api/v1/drafts/${id}`, {
        baseRevision,
        choices,
        definition: { ...emptyDefinition(10), areas: zipDefinition(zip).areas },
      })
    expect([(await put(1, "60614")).status, (await put(2, "60615")).status]).toEqual([200, 200])
    expect(refused(await put(3, "60616"))).toEqual(tooMany("change orders 2 times"))
    expect(refused(await client.post(`/api/v1/drafts/${id}/undo`, { baseRevision: 3 }))).toEqual(
      tooMany("change orders 2 times"),
    )
  })

  it("holds for links that open nothing", async () => {
    const client = await signedIn(url)
    const open = (path: string) => client.post(`/api/v1/shared-lists/${path}`, { secret: "guess" })
    expect([(await open("open")).status, (await open("copy")).status]).toEqual([404, 404])
    expect(refused(await open("open"))).toEqual(tooMany("try 2 links that don't open a list"))
    expect(refused(await open("copy"))).toEqual(tooMany("try 2 links that don't open a list"))
    expect(
      (
        await (
          await signedIn(url, "power@listwright.example")
        ).post("/api/v1/shared-lists/open", { secret: "x" })
      ).status,
    ).toBe(404)
  })
})

describe("a user", () => {
  const email = "digital@listwright.example"
  const isIn = async (client: Caller) => (await client.post("/Common/InitUser.ashx")).status === 200

  it("has so many sessions at most; the one that was unused for the longest ends", async () => {
    const [first, second] = [await signedIn(url, email), await signedIn(url, email)]
    for (let more = 2; more < MAX_SESSIONS; more++) await signedIn(url, email)
    expect(await isIn(second)).toBe(true)
    await signedIn(url, email)
    expect([await isIn(first), await isIn(second)]).toEqual([false, true])
  })

  it("has so many tokens at most", async () => {
    const tokens: Array<string> = []
    for (let at = 0; at <= MAX_TOKENS; at++)
      tokens.push(
        (await caller(url).post("/api/v1/tokens", { email, password: PASSWORD, name: "t" })).body.token,
      )
    const statusOf = async (token = "") =>
      (await caller(url).call("POST", "/Common/InitUser.ashx", {}, { authorization: `Bearer ${token}` }))
        .status
    expect([await statusOf(tokens[0]), await statusOf(tokens[1])]).toEqual([401, 200])
  })
})
