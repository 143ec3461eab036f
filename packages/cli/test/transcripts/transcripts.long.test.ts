import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { emptyDefinition } from "@listwright/domain/definition"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type RealServer, START_MS, startRealServer } from "../realServer.ts"
import { holdAgainstSchema } from "../documented.ts"
import { retyped } from "./transcript.ts"
import { BILLING } from "../orders/billing.ts"

const folder = join(import.meta.dirname, "golden")
/** Writes down what comes instead of comparing it. */
const isWriting = process.env["WRITE_TRANSCRIPTS"] !== undefined

const definition = (...zips: ReadonlyArray<string>) => ({
  ...emptyDefinition(10),
  areas: zips.map((zip) => ({ kind: "zip", zip, excluded: false })),
})
const steps = (...written: ReadonlyArray<unknown>) => ({ version: 1, steps: written })

/** The files that the command lines name. */
const files = {
  "north.json": definition("60614", "60618"),
  "ordered.json": {
    ...emptyDefinition(10),
    areas: [{ kind: "state", state: "NY", excluded: false }],
  },
  "billing.json": BILLING,
  "gifts.json": {
    lastName: "Whitfield",
    company: "Harbor Street Bakery",
    addressLine: "12 Harbor Street",
    city: "Chicago",
    state: "IL",
    zip: "60614",
  },
  "south.json": definition("60618", "60629"),
  "plan.json": steps(
    {
      name: "combined",
      kind: "combine",
      operation: "intersect",
      lists: [{ step: "kept" }, { saved: "South" }],
      price: true,
    },
    { name: "parts", kind: "overlap", lists: [{ step: "kept" }, { saved: "South" }] },
    { name: "north", kind: "count", of: { file: "north.json" } },
    { name: "kept", kind: "save", of: { step: "north" }, as: "Planned" },
    { name: "why", kind: "explain", of: { step: "north" } },
    { name: "sizes", kind: "cross", of: { step: "kept" }, rows: "GENDER", columns: "OWNERRENTER" },
  ),
  "failing.json": steps(
    { name: "lost", kind: "count", of: { saved: "nobody's" } },
    { name: "kept", kind: "save", of: { step: "lost" }, as: "Never" },
    { name: "both", kind: "overlap", lists: [{ step: "kept" }, { saved: "South" }] },
    { name: "taken", kind: "save", of: { step: "other" }, as: "South" },
    { name: "other", kind: "count", of: { definition: definition("60614") } },
  ),
  "circle.json": steps(
    { name: "a", kind: "combine", operation: "union", lists: [{ step: "b" }, { step: "d" }] },
    { name: "b", kind: "save", of: { step: "a" }, as: "B" },
    { name: "c", kind: "cros", of: { step: "a" } },
  ),
  "unknown.json": steps(
    { name: "a", kind: "combine", operation: "union", lists: [{ step: "b" }, { step: "d" }] },
    { name: "b", kind: "save", of: { step: "a" }, as: "B" },
  ),
}

let site: RealServer
beforeAll(async () => {
  site = await startRealServer()
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(site.folder, name), JSON.stringify(content))
}, START_MS)
afterAll(() => site.stop())

const byNumber = (one: string, other: string) => Number.parseInt(one, 10) - Number.parseInt(other, 10)
const names = readdirSync(folder).toSorted(byNumber)
/** The first transcript that looks back at a delivered order. */
const LOOKS_BACK = names.indexOf("10-history.txt")
/** The files that the transcripts read, and the one that a transcript writes. */
const known = [...Object.keys(files), "history.csv"]

const typedAgain = async (name: string): Promise<void> => {
  const file = join(folder, name)
  const written = readFileSync(file, "utf8")
  const typed = await retyped(written, site, known)
  if (isWriting) writeFileSync(file, typed)
  else expect(typed).toBe(written)
}

// One site for all, in the order of their numbers: each says what it needs.
describe("a transcript typed again is the same to the letter", () => {
  it.each(names.slice(0, LOOKS_BACK))("%s", typedAgain)
})

describe("more of an order", () => {
  it("is a new list without its people, and without those of other orders or days", async () => {
    const code = (await site.listwright(["order", "list", "To order", "--ids-only"])).stdout.trim()
    const more = (...flags: ReadonlyArray<string>) => site.listwright(["order", "more", code, ...flags])
    // Once its list is delivered.
    await expect.poll(async () => (await more()).exitCode, { timeout: START_MS }).toBe(0)
    const link = new RegExp(`^${site.server.url}/order/10/summary\\?SessionId=[\\w-]+\n$`)
    expect((await more()).stdout).toMatch(link)
    expect((await more("--recent")).stdout).toMatch(link)
    expect((await more("--from", "2026-01-01", "--to", "2026-01-31")).stdout).toMatch(link)
    expect((await more("--without", code)).stdout).toMatch(link)
    const json = await more("--json")
    holdAgainstSchema(["order", "more"], json.stdout)
    const refused = [await more("--from", "2999-01-01"), await more("--without", "LW-NONE")]
    expect(refused.map(({ exitCode, stdout }) => [exitCode, stdout])).toEqual([
      [2, ""],
      [1, ""],
    ])
  })
})

describe("a transcript of what was delivered is the same to the letter", () => {
  it.each(names.slice(LOOKS_BACK))("%s", typedAgain)
})

describe("the reports of an order", () => {
  it("are its count as a workbook, a breakdown in three formats, and its areas by mail", async () => {
    const listed = await site.listwright(["order", "list", "To order", "--ids-only"])
    const code = listed.stdout.trim()
    const report = (...flags: ReadonlyArray<string>) => site.listwright(["order", "report", code, ...flags])
    const file = (name: string): string => join(site.folder, name)
    const begins = (name: string): string => readFileSync(file(name), "latin1").slice(0, 4)

    // Placed without an official count, it is counted for its report.
    const counted = await report("--out", file("count.xlsx"), "--json")
    expect([counted.exitCode, counted.stderr]).toEqual([0, ""])
    holdAgainstSchema(["order", "report"], counted.stdout)
    expect(begins("count.xlsx")).toBe("PK\u0003\u0004")

    expect((await report("--attribute", "GENDER", "--out", file("by.xlsx"))).stdout).toBe(
      `${file("by.xlsx")}\n`,
    )
    expect(begins("by.xlsx")).toBe("PK\u0003\u0004")
    await report("--attribute", "GENDER", "--format", "pdf", "--out", file("by.pdf"))
    expect(begins("by.pdf")).toBe("%PDF")
    await report("--attribute", "GENDER", "--format", "csv", "--out", file("by.csv"))
    expect(readFileSync(file("by.csv"), "utf8")).toMatch(
      /^Gender,Records,Share\r\n(.*\r\n)+Total,1219,100\.0%\r\n$/,
    )
    expect((await report("--out", file("by.csv"))).stderr).toContain("already exists")

    const [own, ann] = ["demo@listwright.example", "ann@bakery.example"]
    const mailed = await report("--email", `${own},${ann}`, "--attributes", "GENDER")
    expect([mailed.exitCode, mailed.stdout]).toEqual([0, `${own}\n`])
    expect(mailed.stderr).toContain(
      `Sent to ${own}; ${ann} must confirm first, so we're emailing a link. Your report is on its way`,
    )
    const waiting = await report("--email", ann, "--attributes", "GENDER", "--json")
    expect(JSON.parse(waiting.stdout)).toMatchObject({ sentTo: [], mustConfirm: [ann], refused: [] })
    const many = ["a", "b", "c", "d", "e"].map((name) => `${name}@strangers.example`)
    const tooMany = await report("--email", many.join(","))
    expect([tooMany.exitCode, tooMany.stdout]).toEqual([5, ""])
    expect(tooMany.stderr).toContain(
      "Your account can have 5 addresses waiting to confirm. Try again in 7 days.",
    )
    const wrong = await report("--email", "ann")
    expect([wrong.exitCode, wrong.stdout]).toEqual([5, ""])
    const unknown = await report("--attribute", "SHOESIZE")
    expect([unknown.exitCode, unknown.stderr.includes("SHOESIZE")]).toEqual([5, true])
  })
})

describe("a shared list", () => {
  it("is read and copied by a colleague who has its secret", async () => {
    const owner = { env: { LISTWRIGHT_TOKEN: await site.tokenOf("power") } }
    await site.listwright(["saved", "save", "Shared", "--file", join(site.folder, "north.json")], owner)
    const shared = await site.listwright(["saved", "share", "Shared", "--access", "copy"], owner)
    const secret = `${shared.stdout.split("\n")[0]?.split("\t")[1] ?? ""}\n`
    expect(shared.stdout).toMatch(/^secret\t\S+\naccess\tcopy\nexpires\t\S+Z\n$/)
    const shown = await site.listwright(["saved", "shared", "-", "--json"], { stdin: secret })
    expect(JSON.parse(shown.stdout).row.name).toBe("Shared")
    const copied = await site.listwright(["saved", "shared", "-", "--copy", "--ids-only"], { stdin: secret })
    const own = await site.listwright(["saved", "show", copied.stdout.trimEnd()])
    expect([own.exitCode, own.stdout]).toEqual([0, expect.stringContaining("area\tZIP Code\t60614")])
    // Opened once, it needs the secret no more.
    const listed = await site.listwright(["saved", "list", "--shared"])
    const { row } = JSON.parse(shown.stdout)
    expect(listed.stdout).toMatch(
      new RegExp(
        `^id\tname\tshared_by\taccess\texpires\trecords\tcost\tsource\n${row.id}\tShared\t[^\t]+\tcopy\t`,
      ),
    )
    const again = await site.listwright(["saved", "shared", "shared", "--copy"])
    expect([again.exitCode, again.stdout]).toEqual([0, expect.stringContaining("name\tCopy of Shared\n")])
    const data = await site.listwright(["saved", "list", "--shared", "--json"])
    holdAgainstSchema(["saved", "list", "--shared"], data.stdout)
    await site.listwright(["saved", "share", "Shared", "--end"], owner)
    const ended = await site.listwright(["saved", "shared", "-"], { stdin: secret })
    expect(ended.exitCode).toBe(3)
    expect((await site.listwright(["saved", "list", "--shared", "--ids-only"])).stdout).toBe("")
  })
})

describe("a plan", () => {
  it("gives the same answer on the same data, to the letter, and as its schema says", async () => {
    const run = () => site.listwright(["run", join(site.folder, "plan.json"), "--json"])
    const [first, second] = [await run(), await run()]
    expect([first.exitCode, second.stdout]).toEqual([0, first.stdout])
  })

  it("is read from a pipe, and asks nothing of a server when it is only shown", async () => {
    const nowhere = { LISTWRIGHT_URL: "http://127.0.0.1:9", LISTWRIGHT_TOKEN: "" }
    const stdin = JSON.stringify(steps({ name: "all", kind: "count", of: { saved: "South" } }))
    expect(await site.listwright(["run", "-", "--dry-run"], { stdin, env: nowhere })).toEqual({
      exitCode: 0,
      stdout: "order\tstep\tkind\tafter\n1\tall\tcount\t\n",
      stderr: "",
    })
    const { exitCode } = await site.listwright(["run", "-", "--dry-run", "--json"], { stdin, env: nowhere })
    expect(exitCode).toBe(0)
  })
})
