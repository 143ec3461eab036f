import { spawnSync } from "node:child_process"
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { findChromium } from "../chromium.ts"
import { carrierKey, carriersOf } from "../docs/carriers.ts"
import { gatherEvidence } from "../docs/evidence.ts"
import { root } from "../docs/productRules.ts"
import { keepResult } from "../proof/results.ts"
import { type ExecutedScript, REACH_FOLDER } from "./Executed.ts"
import { readReach, type Walk, WALKS } from "./measured.ts"
import { loadedCarriers, ranCarriers, ranFunctions, withKnown } from "./ranCarriers.ts"
import { REAL_SERVER } from "./realServer.ts"
import { sourcePlaces } from "./sourcePlaces.ts"

/**
 * `npm run reach [walk...]`: walks through the product in Chromium, over HTTP and in the terminal, against the real
 * server, and keeps which rules run for `npm run proof`. With names ("screen", "call", "command") measures only those walks
 * again and keeps the others. With files of tests, runs only these and adds what they reach to what is known.
 */
const SOURCE = "--conditions=listwright-source"
const folder = mkdtempSync(join(tmpdir(), "listwright-reach-"))

const filesWith = (pattern: string, text: RegExp): ReadonlyArray<string> =>
  globSync(pattern, { cwd: root })
    .filter((file) => text.test(readFileSync(join(root, file), "utf8")))
    .toSorted()

/** Tells whether a test of the whole product matches a pattern, itself or in a helper that it imports. */
const has = (file: string, wanted: RegExp): boolean => {
  const text = readFileSync(join(root, file), "utf8")
  const helpers = [...text.matchAll(/from "\.\/([\w./]+\.ts)"/g)].map(([, name = ""]) => join("test", name))
  return wanted.test(text) || helpers.some((helper) => has(helper, wanted))
}

const wholeWith = (wanted: RegExp): ReadonlyArray<string> =>
  globSync("test/*.test.ts", { cwd: root })
    .filter((file) => has(file, wanted))
    .toSorted()

/** The tests that walk, by what they hold: only those that drive a server in a process of its own. */
const suites: Readonly<Record<Walk, () => readonly [project: string, files: ReadonlyArray<string>]>> = {
  screen: () => ["end-to-end", wholeWith(/(?<![.\w])newPage\(/).filter((file) => !file.includes("/size."))],
  call: () => ["server", filesWith("packages/server/test/**/*.test.ts", REAL_SERVER)],
  command: () => ["end-to-end", wholeWith(/bin\/listwright\.js/)],
}

const run = (args: ReadonlyArray<string>, env: NodeJS.ProcessEnv = {}): number =>
  spawnSync(process.execPath, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } })
    .status ?? 1

const build = (env: NodeJS.ProcessEnv): void => {
  if (run(["scripts/build.ts", "--force"], env) !== 0) throw new Error("The product could not be built.")
}

const recording = (name: string): NodeJS.ProcessEnv => {
  const own = join(folder, name)
  mkdirSync(own)
  const hook = `--import ${join(import.meta.dirname, "recordProcess.ts")}`
  return { [REACH_FOLDER]: own, NODE_OPTIONS: [process.env["NODE_OPTIONS"], hook].filter(Boolean).join(" ") }
}

const ranIn = (name: string): ReadonlySet<string> => {
  const own = join(folder, name)
  const finished = readdirSync(own).filter((file) => file.endsWith(".json"))
  const scripts = finished.flatMap((file): ReadonlyArray<ExecutedScript> =>
    JSON.parse(readFileSync(join(own, file), "utf8")),
  )
  return ranFunctions(scripts.flatMap(sourcePlaces))
}

const asked = process.argv.slice(2).filter((name) => !name.includes("/"))
const files = process.argv.slice(2).filter((name) => name.includes("/"))
const stranger = asked.find((name) => !WALKS.some((walk) => walk === name))
if (stranger !== undefined) {
  process.stderr.write(`There is no walk "${stranger}". There are ${WALKS.join(", ")}.\n`)
  process.exit(2)
}
const walks = WALKS.filter((walk) => asked.length === 0 || asked.includes(walk))

try {
  const carriers = carriersOf(gatherEvidence())
  if (run([SOURCE, join(import.meta.dirname, "loadDomain.ts")], recording("load")) !== 0)
    throw new Error("The domain could not be loaded.")
  const atLoad = ranIn("load")
  const loaded = loadedCarriers(carriers, atLoad)
  const able = carriers
    .filter(({ functions }) => functions.length > 0)
    .map(carrierKey)
    .filter((key) => !loaded.includes(key))
  build({ LISTWRIGHT_SOURCE_MAPS: "1" })
  const chromium = await findChromium()
  let failed = 0
  for (const walk of walks) {
    const [project, suite] = suites[walk]()
    const walked = files.length === 0 ? suite : suite.filter((file) => files.includes(file))
    if (walked.length === 0) continue
    const env = {
      ...recording(walk),
      CHROMIUM_PATH: chromium,
      LISTWRIGHT_SOURCE_MAPS: "1",
      // The long walks too.
      LISTWRIGHT_TESTS: "all",
    }
    const status = run(["node_modules/vitest/vitest.mjs", "run", "--project", project, ...walked], env)
    if (status !== 0) failed += 1
    const ranNow = ranCarriers(carriers, ranIn(walk), atLoad)
    const all = files.length === 0 ? ranNow : withKnown(carriers, ranNow, readReach()[walk]?.ran ?? [])
    const idle = able.filter((key) => !all.includes(key))
    const summary = `${all.length} of ${able.length} declarations with ids ran, in ${walked.length} test files`
    keepResult({ check: "reach", part: walk, failed: status !== 0, summary, details: { ran: all, idle } })
    process.stderr.write(`${walk}: ${summary}\n`)
  }
  if (failed > 0) {
    process.stderr.write("Some tests failed on the way: what they did not come to was not measured.\n")
    process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
  build({})
}
