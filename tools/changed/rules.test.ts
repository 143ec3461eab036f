import { existsSync, globSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { foldersOf, HUBS, INPUTS } from "./rules.ts"

const root = join(import.meta.dirname, "../..")
const tests = globSync("{packages/*/test,scripts}/**/*.test.{ts,tsx}", { cwd: root })
const isThere = (start: string): boolean => tests.some((test) => test.startsWith(start))

it("knows modules that exist through which everything is reached", () => {
  expect(HUBS.filter((hub) => !existsSync(join(root, hub)))).toEqual([])
})

it("knows tests for every screen, call and command", () => {
  const sources = globSync(
    "packages/{ui-web/src,ui-web/src/*,cli/src,server/src/http/original,server/src/http/v1}/*/*.ts{,x}",
    {
      cwd: root,
    },
  )
  expect(sources.length).toBeGreaterThan(300)
  const without = sources.filter((file) => !foldersOf(file).some(isThere))
  expect([...new Set(without.map((file) => file.replace(/[^/]+$/, "")))]).toEqual([])
})

it("names tests that exist for files that are no modules", () => {
  expect(INPUTS.flatMap((row) => row.tests).filter((start) => !isThere(start))).toEqual([])
})
