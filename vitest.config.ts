import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { defineConfig } from "vitest/config"
import { QUICK_ON_POSTGRESQL, QUICK_WALK } from "./scripts/tiers.ts"

// What the files of one run share: demo universes, each built once.
if (process.env["LISTWRIGHT_TEST_RUN"] === undefined) {
  const folder = mkdtempSync(join(tmpdir(), "listwright-run-"))
  process.env["LISTWRIGHT_TEST_RUN"] = folder
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }))
}

// Servers, engines and programs that tests start load what was compiled before; coverage is exact only without that.
const measures = process.argv.some((argument) => argument.startsWith("--coverage"))
if (!measures && process.env["NODE_V8_COVERAGE"] === undefined)
  process.env["NODE_COMPILE_CACHE"] ??= join(tmpdir(), "listwright-compiled")

const conditions = ["listwright-source", "import", "module", "node", "default"]

/**
 * Files that take part: all but `*.long.test.ts` unless said otherwise; of those what `npm test` runs (quick: one walk, nothing
 * on PostgreSQL); only the long ones (long: `npm run test:long`); or all.
 */
const chosen = process.env["LISTWRIGHT_TESTS"] ?? "short"
const patterns = (names: string) => (chosen === "long" ? [names.replace(".test.", ".long.test.")] : [names])
const leftOut = chosen === "quick" || chosen === "short" ? ["**/*.long.test.{ts,tsx}"] : []
const onPostgresql = chosen === "quick" ? QUICK_ON_POSTGRESQL.map((file) => `**/${basename(file)}`) : []

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
    exclude: ["**/dist/**", "**/node_modules/**", ...leftOut, ...onPostgresql],
    // Loading modules anew for each file took two fifths of the time. docs/testing.md says what sharing asks of a test.
    isolate: false,
    ...extra,
  },
})

export default defineConfig({
  test: {
    maxWorkers: 3,
    projects: [
      // Random trials of a law take seconds on a busy machine.
      project("domain", "packages/domain", { testTimeout: 180_000 }),
      project("geography", "packages/geography", { testTimeout: 180_000 }),
      project("engine", "packages/engine", { testTimeout: 180_000, hookTimeout: 300_000 }),
      project("adapters", "packages/adapters"),
      project("server", "packages/server", {
        globalSetup: ["test/prepared.ts"],
        testTimeout: 180_000,
        hookTimeout: 300_000,
      }),
      // One window too: the modules that the files share hold its document.
      project("ui-web", "packages/ui-web", {
        environment: "./test/kit/oneWindow.ts",
        setupFiles: ["./test/kit/afterEachTest.ts"],
        globalSetup: ["../../test/served/setup.ts"],
        testTimeout: 180_000,
        hookTimeout: 300_000,
      }),
      project("tools", "tools", { names: "**/*.test.ts" }),
      project("scripts", "scripts", { names: "**/*.test.ts" }),
      project("cli", "packages/cli", {
        setupFiles: ["test/site/standInNetwork.ts"],
        globalSetup: ["test/site/shareSite.ts"],
        testTimeout: 180_000,
        hookTimeout: 300_000,
      }),
      // Every command of README and docs, against one server.
      project("documentation", "test/documentation", {
        isolate: true,
        names: "*.test.ts",
        testTimeout: 240_000,
        hookTimeout: 300_000,
      }),
      project("end-to-end", ".", {
        names: chosen === "quick" ? QUICK_WALK : "test/*.test.ts",
        isolate: true,
        globalSetup: ["test/product.ts"],
        // A screen that is waited for has as long as a click has: a busy machine takes more than the usual second.
        expect: { poll: { timeout: 15_000 } },
        testTimeout: 240_000,
        hookTimeout: 300_000,
      }),
    ],
  },
})
