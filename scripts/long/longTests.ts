import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"

const root = join(import.meta.dirname, "../..")

/** The text of each test that takes too long for every change, by its file. `vitest.config.ts` leaves these files out. */
export const longTests = (): ReadonlyMap<string, string> =>
  new Map(
    globSync("{packages/*/test,test,tools}/**/*.long.test.{ts,tsx}", {
      cwd: root,
      exclude: ["**/node_modules/**"],
    })
      .toSorted()
      .map((file) => [file, readFileSync(join(root, file), "utf8")]),
  )
