import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { sites } from "../../src/commands.ts"
import { problemLine } from "../../src/configuration/SiteProblem.ts"

let parent = ""
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "listwright-promotions-"))
})
afterEach(() => rm(parent, { recursive: true, force: true }))

type Promotion = Readonly<Record<string, unknown>>
const free = (code: string, more: Promotion = {}): Promotion => ({
  code,
  name: code,
  type: "flatDollar",
  value: "5",
  needsNoCode: true,
  ...more,
})

const checked = async (...promotions: ReadonlyArray<Promotion>) => {
  const folder = join(parent, "site")
  await sites.init(folder)
  await writeFile(join(folder, "promotions.json"), JSON.stringify({ version: 1, promotions }, null, 2))
  const { holds, problems, warnings } = await sites.check(folder)
  expect(problems).toEqual([])
  return { order: holds?.promotionsWithoutCode, warnings: warnings.map(problemLine) }
}

describe("promotions that need no code", () => {
  it("are tried in the order of the file", async () => {
    const typed = { code: "TYPED", name: "Typed", type: "flatDollar", value: "1" }
    expect((await checked(free("ZULU", { minimum: { records: 4000 } }), typed, free("ALPHA"))).order).toEqual(
      ["ZULU", "ALPHA"],
    )
  })

  it.each<[string, Promotion, Promotion]>([
    ["that holds for everything", {}, {}],
    ["of more sources", { listTypes: [10, 40] }, { listTypes: [10] }],
    ["with a lower minimum", { minimum: { records: 100 } }, { minimum: { records: 5000, spend: "10" } }],
    ["that holds for longer", { until: "2027-01-01" }, { from: "2026-01-01", until: "2026-12-01" }],
  ])("are warned of where one above them always comes first: one %s", async (_, above, below) => {
    const { warnings } = await checked(free("FIRST", above), free("SECOND", below))
    expect(warnings).toEqual([
      expect.stringMatching(
        /^promotions\.json:\d+:\d+ SECOND never applies by itself: FIRST is above it and applies whenever it does; move it up, or remove its "needsNoCode"$/,
      ),
    ])
  })

  it.each<[string, Promotion, Promotion]>([
    ["for another source", { listTypes: [40] }, {}],
    ["with a higher minimum", { minimum: { records: 4000 } }, {}],
    ["with a minimum of another kind", { minimum: { spend: "50" } }, { minimum: { records: 4000 } }],
    ["that ends", { until: "2027-01-01" }, {}],
    ["that begins later", { from: "2026-06-01" }, { from: "2026-01-01" }],
    ["that may be used up", { maxUses: 100 }, {}],
    ["that may be spent", { type: "debitCard", balance: "100" }, {}],
    ["that needs a code", { needsNoCode: false }, {}],
  ])("are not warned of where the one above leaves them something: one %s", async (_, above, below) => {
    expect((await checked(free("FIRST", above), free("SECOND", below))).warnings).toEqual([])
  })

  it("are warned of where they may be used no times", async () => {
    const { warnings } = await checked(free("NEVER", { maxUses: 0 }))
    expect(warnings).toEqual([
      expect.stringContaining('NEVER never applies: it may be used 0 times ("maxUses")'),
    ])
  })
})
