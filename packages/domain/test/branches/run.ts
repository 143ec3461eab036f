import { spawnSync } from "node:child_process"
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { root } from "../../../../scripts/docs/specIndex.ts"
import { filesOf, USUAL } from "../../../../tools/mutation/folders.ts"

/**
 * `npm run test:coverage`: the domain's tests, with every branch of the code that decides about money, quantities and
 * the way to an order taken at least once. Other arguments go to vitest.
 */
const domain = join(root, "packages/domain")

const files = USUAL.flatMap((folder) => {
  const own = filesOf(domain, folder)
  if (own.length === 0) throw new Error(`${folder} has no files: nothing would be measured`)
  return own
})

/** All but the tests of the tools, which run none of these files. */
const tests = readdirSync(join(domain, "test"))
  .filter((name) => !["docs", "property", "branches"].includes(name))
  .map((name) => `test/${name}`)

const { status } = spawnSync(
  process.execPath,
  [
    join(root, "node_modules/vitest/vitest.mjs"),
    "run",
    "--project=domain",
    ...tests,
    // One load of the rules serves many files of tests; none of them leaves anything behind.
    "--no-isolate",
    "--reporter=minimal",
    "--coverage.enabled",
    "--coverage.provider=v8",
    ...[...new Set(files)].map((file) => `--coverage.include=${file}`),
    "--coverage.reporter=text",
    "--coverage.skipFull",
    `--coverage.reportsDirectory=${join(root, "coverage")}`,
    "--coverage.thresholds.branches=100",
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: "inherit" },
)

process.stdout.write(status === 0 ? "1 passed, 0 failed\n" : "0 passed, 1 failed\n")
process.exitCode = status ?? 1
