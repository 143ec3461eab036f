import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "jsonc-parser"

/** The number of ready-made audiences in the largest catalogs. */
export const MANY = 10_000

/** Each tells others apart, so that a search has something to find. */
const NAMES = [
  "Gardeners",
  "Anglers",
  "Renters",
  "Commuters",
  "Grandparents",
  "Graduates",
  "Movers",
  "Savers",
]

const quickPick = (_: unknown, at: number) => ({
  id: `bench-${at}`,
  name: `${NAMES[at % NAMES.length]} ${at}`,
  description: `People of ${18 + (at % 60)} or more`,
  listTypes: [10],
  criteria: [{ kind: "ranges", column: "AGE", ranges: [{ from: String(18 + (at % 60)), to: "99" }] }],
})

/** Writes the example site of a checkout into a folder, with many more quick picks where it has any. */
export const writeSiteWithQuickPicks = (checkout: string, folder: string): void => {
  cpSync(join(checkout, "packages/server/example-site"), folder, { recursive: true })
  const file = join(folder, "quick-picks.json")
  if (!existsSync(file)) return
  const { quickPicks, ...others }: { quickPicks: ReadonlyArray<object> } = parse(readFileSync(file, "utf8"))
  writeFileSync(
    file,
    JSON.stringify({ ...others, quickPicks: [...quickPicks, ...Array.from({ length: MANY }, quickPick)] }),
  )
}
