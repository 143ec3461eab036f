import { spawnSync } from "node:child_process"
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { branchesTaken, measuringBranches } from "../../../../scripts/branches.ts"
import { root } from "../../../../scripts/docs/productRules.ts"

/**
 * `npm run test:coverage`: the domain's tests, with every branch of the code that decides about money, quantities and
 * the way to an order taken at least once. Other arguments go to vitest.
 */
const domain = join(root, "packages/domain")

/** All tests except those of the tools, which don't run any of the measured files. */
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
    "--reporter=minimal",
    ...measuringBranches(),
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: "inherit" },
)

const { failed } = branchesTaken()
const passed = status === 0 && failed === 0
process.stdout.write(passed ? "1 passed, 0 failed\n" : "0 passed, 1 failed\n")
process.exitCode = passed ? 0 : 1
