import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { baseOf, changedFiles } from "../tools/changed/changedFiles.ts"

/**
 * `npm run check`: types, folders, exact versions, names of the original contract, English, lint and format. With
 * `--changed` (`npm run check:changed`) the types of the packages that changed since the branch left origin/main, or
 * `--since`, and the lint and format of the files that changed.
 */
const root = join(import.meta.dirname, "..")
const { values } = parseArgs({
  options: { changed: { type: "boolean", default: false }, since: { type: "string" } },
})

const ofNode = (script: string): ReadonlyArray<string> => ["node", "--conditions=listwright-source", script]

/**
 * One project and one checker at a time: two checkers resolve the contract's types twice, which takes more memory and, on
 * two cores, more time.
 */
const types = (...projects: ReadonlyArray<string>): ReadonlyArray<string> => [
  "tsc",
  "-b",
  "--checkers",
  "1",
  "--builders",
  "1",
  ...projects,
]
const folders = ["folders", ofNode("scripts/folders/check.ts")] as const
const originalNames = ["original names", ofNode("scripts/original-names/check.ts")] as const
const english = ["english", ofNode("scripts/english/check.ts")] as const
const lint = (...files: ReadonlyArray<string>) =>
  ["lint", ["oxlint", "--type-aware", "--deny-warnings", ...files]] as const
const format = (...files: ReadonlyArray<string>) => ["format", ["oxfmt", "--check", ...files]] as const

type Step = readonly [name: string, command: ReadonlyArray<string>]

const everything: ReadonlyArray<Step> = [
  ["types", types()],
  folders,
  ["versions", ofNode("scripts/versions/check.ts")],
  originalNames,
  english,
  lint(),
  format("."),
]

/** The project that a file's types belong to. */
const projectOf = (file: string): string => {
  const home = /^packages\/[^/]+(?=\/src\/)/.exec(file)?.[0]
  if (home === undefined) return "tsconfig.tests.json"
  const check = `${home}/tsconfig.check.json`
  return existsSync(join(root, check)) ? check : home
}

const ofChanges = (): ReadonlyArray<Step> => {
  const files = changedFiles(root, baseOf(root, values.since))
    .filter(({ file, now }) => now !== undefined && /\.tsx?$/.test(file))
    .map(({ file }) => file)
  if (files.length === 0) return []
  return [
    ["types", types(...new Set(files.map(projectOf)))],
    folders,
    originalNames,
    english,
    lint(...files),
    format("--no-error-on-unmatched-pattern", ...files),
  ]
}

const steps = values.changed ? ofChanges() : everything
if (steps.length === 0) process.stdout.write("No TypeScript changed.\n")
let failed = 0
/**
 * The memory limit of the type-aware linter, which is written in Go: it peaks at 2.6 GiB instead of 3.4 and is no
 * slower.
 */
const env = { GOMEMLIMIT: "2200MiB", ...process.env }

for (const [name, [command = "", ...args]] of steps) {
  const started = performance.now()
  const program = command === "node" ? process.execPath : join(root, "node_modules/.bin", command)
  const { status } = spawnSync(program, args, { cwd: root, env, stdio: ["ignore", "inherit", "inherit"] })
  const seconds = ((performance.now() - started) / 1_000).toFixed(1)
  process.stdout.write(`${name}: ${status === 0 ? "passed" : "FAILED"} in ${seconds} s\n`)
  if (status !== 0) failed += 1
}
process.exitCode = failed === 0 ? 0 : 1
