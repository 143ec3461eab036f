import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"

const root = join(import.meta.dirname, "..")

/** The walk in Chromium and the PostgreSQL tests that belong to `npm test`: a whole order on each. */
export const QUICK_WALK = "test/order.test.ts"
export const QUICK_ON_POSTGRESQL: ReadonlyArray<string> = [
  "packages/server/test/orders/wholeOrder.postgres.test.ts",
  "packages/server/test/start/postgres.test.ts",
]

const everyTest = (): ReadonlyArray<string> =>
  globSync("{packages/*/test,test,tools,scripts}/**/*.test.{ts,tsx}", {
    cwd: root,
    exclude: ["**/node_modules/**"],
  }).toSorted()

const isLong = (file: string): boolean => /\.long\.test\.tsx?$/.test(file)
const isWalk = (file: string): boolean => /^test\/[^/]+$/.test(file)
/** Suites that run on each database, of which `npm test` tries the embedded one. */
const isOfDatabases = (file: string): boolean =>
  /\/databases\.ts"/.test(readFileSync(join(root, file), "utf8"))

/** The files that `npm test` leaves out, or runs on the embedded database alone. */
export const restOfTests = (): ReadonlyArray<string> =>
  everyTest().filter(
    (file) =>
      ![QUICK_WALK, ...QUICK_ON_POSTGRESQL].includes(file) &&
      (isLong(file) || isWalk(file) || isOfDatabases(file)),
  )
