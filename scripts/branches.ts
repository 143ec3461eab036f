import { readFileSync } from "node:fs"
import { join, relative } from "node:path"
import { filesOf, USUAL } from "../tools/mutation/folders.ts"
import type { Counts } from "./counted.ts"

const root = join(import.meta.dirname, "..")
const domain = join(root, "packages/domain")
const folder = join(root, "coverage")

/** Makes vitest measure the branches of what decides about money, quantities and the way to an order. */
export const measuringBranches = (): ReadonlyArray<string> => {
  const files = USUAL.flatMap((group) => {
    const own = filesOf(domain, group)
    if (own.length === 0) throw new Error(`${group} has no files: nothing would be measured`)
    return own
  })
  return [
    "--coverage.enabled",
    "--coverage.provider=v8",
    ...[...new Set(files)].map((file) => `--coverage.include=${file}`),
    "--coverage.reporter=text",
    "--coverage.reporter=json-summary",
    "--coverage.skipFull",
    "--coverage.reportOnFailure",
    `--coverage.reportsDirectory=${folder}`,
  ]
}

/** One passes where the run that ended took every branch; the others are named. */
export const branchesTaken = (): Counts => {
  const summary: Record<string, { branches: { total: number; pct: number } }> = JSON.parse(
    readFileSync(join(folder, "coverage-summary.json"), "utf8"),
  )
  const missed = Object.entries(summary).filter(
    ([file, { branches }]) => file !== "total" && branches.total > 0 && branches.pct < 100,
  )
  for (const [file, { branches }] of missed)
    process.stdout.write(
      `Failed: ${relative(root, file)}: tests take only ${branches.pct} % of its branches.\n`,
    )
  const measured = (summary["total"]?.branches.total ?? 0) > 0
  if (!measured) process.stdout.write("Failed: no branch was measured.\n")
  return missed.length === 0 && measured ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
