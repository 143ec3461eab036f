import { globSync } from "node:fs"
import { join } from "node:path"

const root = join(import.meta.dirname, "../..")

/** The files of tests that take too long for every change. `vitest.config.ts` leaves them out. */
export const longTests = (): ReadonlyArray<string> =>
  globSync("{packages/*/test,test,tools}/**/*.long.test.{ts,tsx}", {
    cwd: root,
    exclude: ["**/node_modules/**"],
  }).toSorted()
