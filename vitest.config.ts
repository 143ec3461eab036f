import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { defineConfig } from "vitest/config"

// What the files of one run share: demo universes, each built once.
if (process.env["LISTWRIGHT_TEST_RUN"] === undefined) {
  const folder = mkdtempSync(join(tmpdir(), "listwright-run-"))
  process.env["LISTWRIGHT_TEST_RUN"] = folder
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }))
}

const conditions = ["listwright-source", "import", "module", "node", "default"]

/** Files that take part: all but `*.long.test.ts` (quick), only those (long: `npm run test:long`), or all. */
const chosen = process.env["LISTWRIGHT_TESTS"] ?? "quick"
const patterns = (names: string) => (chosen === "long" ? [names.replace(".test.", ".long.test.")] : [names])
const leftOut = chosen === "quick" ? ["**/*.long.test.{ts,tsx}"] : []

/** One project a package, and the tests that start the whole product. */
const project = (
  name: string,
  root: string,
  {
    names = "test/**/*.test.{ts,tsx}",
    ...extra
  }: { readonly names?: string; readonly [option: string]: unknown } = {},
) => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  root,
  test: {
    name,
    include: patterns(names),
    exclude: ["**/dist/**", "**/node_modules/**", ...leftOut],
    ...extra,
  },
})

export default defineConfig({
  test: {
    maxWorkers: 3,
    projects: [
      // Pure functions keep nothing, so that files may share a worker and its modules.
      project("domain", "packages/domain", { isolate: false }),
      project("geography", "packages/geography", { testTimeout: 60_000 }),
      project("engine", "packages/engine", { testTimeout: 60_000, hookTimeout: 120_000 }),
      project("adapters", "packages/adapters"),
      project("server", "packages/server", { testTimeout: 60_000, hookTimeout: 120_000 }),
      project("ui-web", "packages/ui-web", {
        globalSetup: ["../../test/served/setup.ts"],
        testTimeout: 60_000,
        hookTimeout: 120_000,
      }),
      project("tools", "tools", { names: "**/*.test.ts", isolate: false }),
      project("cli", "packages/cli", { testTimeout: 60_000, hookTimeout: 60_000 }),
      // Screens and terminal against the mock: no server package takes part.
      project("clients", "test/clients", {
        names: "*.test.ts",
        testTimeout: 120_000,
        hookTimeout: 60_000,
      }),
      project("end-to-end", ".", {
        names: "test/*.test.ts",
        globalSetup: ["test/product.ts"],
        // A screen that is waited for has as long as a click has: a busy machine takes more than the usual second.
        expect: { poll: { timeout: 15_000 } },
        testTimeout: 120_000,
        hookTimeout: 180_000,
      }),
    ],
  },
})
