import { expect, it } from "vitest"
import { commandLine } from "../commandLine.ts"
import { standInFor } from "../standIn.ts"

const AT = "2026-11-21T12:00:00.000Z"
const CHANGE = {
  before: { countedAt: AT, snapshot: "old", total: 519, withPhones: 196 },
  after: { countedAt: AT, snapshot: "new", total: 778, withPhones: 301 },
  added: 312,
  removed: 40,
  isExact: false,
  areas: [],
  suppressed: [],
  reasons: ["The data is newer."],
}
const watched = (id: string, name: string, change: object | null) => ({
  id,
  name,
  every: "snapshot",
  countedAt: AT,
  change,
  problem: null,
})

/** A site with three watched lists: counted by area, by person, and not changed. */
const site = standInFor((_, response) => {
  const lists = [
    watched("large", "Everybody", CHANGE),
    watched("small", "North", { ...CHANGE, isExact: true }),
    watched("same", "South", null),
  ]
  response.writeHead(200, { "content-type": "application/json" })
  response.end(JSON.stringify({ lists }))
})

it("says of each watched list whether its figures are exact or net by area", async () => {
  const env = { LISTWRIGHT_URL: site.url(), LISTWRIGHT_TOKEN: "secret" }
  const { stderr, stdout } = await commandLine(["saved", "watched"], { env })
  expect(stderr).toBe("")
  expect(stdout).toBe(
    [
      "id\tname\tevery\tcounted\trecords\tadded\tremoved\tfigures\twhy",
      `large\tEverybody\tsnapshot\t${AT}\t778\t312\t40\tnet, by area\tThe data is newer.`,
      `small\tNorth\tsnapshot\t${AT}\t778\t312\t40\texact\tThe data is newer.`,
      `same\tSouth\tsnapshot\t${AT}\t\t\t\t\t`,
      "",
    ].join("\n"),
  )
})
