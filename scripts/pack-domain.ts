import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { buildDomain } from "./pack/buildDomain.ts"
import { openReport } from "./pack/report.ts"

/**
 * Packs the domain as it would be published, installs it in an empty folder and runs the examples of its README there:
 * types checked against the packed declarations, output compared, on Node 20 and on the Node of this repository.
 */
const root = join(import.meta.dirname, "..")
const domain = join(root, "packages/domain")
const OLDEST = 20
const EXAMPLES = 7

const { check, finish, need } = openReport()

interface Example {
  readonly title: string
  readonly code: string
  readonly output: string
}

/** Each program of a README under its heading; the block right after it is what it prints. */
const examplesIn = (readme: string): ReadonlyArray<Example> =>
  [...readme.matchAll(/^```ts\n(.*?)^```$\s*^```text\n(.*?)^```$/gms)].map(
    ({ 1: code = "", 2: output = "", index }) => ({
      title: /^#+ (.*)$(?![\s\S]*^#+ )/m.exec(readme.slice(0, index))?.[1] ?? "example",
      code,
      output,
    }),
  )

interface Runtime {
  readonly path: string
  readonly version: string
}

const versionOf = (path: string): string =>
  spawnSync(path, ["--version"], { encoding: "utf8" }).stdout?.trim() ?? ""

/** The Node 20 that the machine itself has, apart from what packages bring. */
const findOldest = (): Runtime | undefined =>
  (process.env["PATH"] ?? "")
    .split(delimiter)
    .filter((folder) => !/node_modules[/\\]\.bin/.test(folder))
    .map((folder) => join(folder, process.platform === "win32" ? "node.exe" : "node"))
    .filter((path) => existsSync(path))
    .map((path) => ({ path, version: versionOf(path) }))
    .find(({ version }) => version.startsWith(`v${OLDEST}.`))

const outputProblem = (runtime: Runtime, file: string, cwd: string, expected: string): string | null => {
  const { status, stdout, stderr, error } = spawnSync(runtime.path, [file], {
    cwd,
    encoding: "utf8",
    timeout: 60_000,
    env: { PATH: process.env["PATH"] },
  })
  if (status !== 0) return `${error?.message ?? `exit code ${status}`}\n${stderr}`
  return stdout.trim() === expected.trim() ? null : `expected\n${expected.trim()}\nprinted\n${stdout.trim()}`
}

const folder = mkdtempSync(join(tmpdir(), "listwright-pack-"))
process.on("exit", () => rmSync(folder, { recursive: true, force: true }))
const tsc = join(root, "node_modules/typescript/bin/tsc")

buildDomain((command, ...args) => need("the domain builds", root, command, ...args))
const [packed]: ReadonlyArray<{ filename: string; files: ReadonlyArray<{ path: string }> }> = JSON.parse(
  need("the domain packs", domain, "npm", "pack", "--json", "--loglevel=error", "--pack-destination", folder),
)
const names = packed?.files.map(({ path }) => path) ?? []
/**
 * Tells whether a packed file doesn't belong: it's in dist although its source is gone, or it's neither built nor
 * meant for readers.
 */
const isStranger = (name: string): boolean => {
  const built = /^dist\/(.*?)\.(?:d\.ts|js)(?:\.map)?$/.exec(name)?.[1]
  return built === undefined
    ? !/^(?:README\.md|LICENSE|package\.json|src\/.*\.ts)$/.test(name)
    : !existsSync(join(domain, "src", `${built}.ts`))
}
const strangers = names.filter(isStranger)
const lacking = [
  "README.md",
  "LICENSE",
  "package.json",
  "dist/pricing.js",
  "dist/pricing.js.map",
  "dist/pricing.d.ts",
].filter((name) => !names.includes(name))
check(
  `the package holds what was built and its README, ${names.length} files`,
  strangers.length + lacking.length === 0
    ? null
    : `too much: ${strangers.join(", ")}\nmissing: ${lacking.join(", ")}`,
)

const consumer = join(folder, "consumer")
mkdirSync(consumer)
const { dependencies } = JSON.parse(readFileSync(join(domain, "package.json"), "utf8"))
const { devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
writeFileSync(
  join(consumer, "package.json"),
  JSON.stringify({ name: "consumer", private: true, type: "module" }),
)
need(
  "the package installs in an empty folder",
  consumer,
  "npm",
  "install",
  "--no-audit",
  "--no-fund",
  "--prefer-offline",
  "--loglevel=error",
  join(folder, packed?.filename ?? ""),
  `effect@${dependencies.effect}`,
  // Its laws need it, nothing else does.
  `fast-check@${devDependencies["fast-check"]}`,
)

const examples = examplesIn(readFileSync(join(consumer, "node_modules/@listwright/domain/README.md"), "utf8"))
check(
  `the README has ${EXAMPLES} programs with their output`,
  examples.length === EXAMPLES ? null : `found ${examples.length}`,
)
examples.forEach(({ code }, at) => writeFileSync(join(consumer, `example${at + 1}.ts`), code))
writeFileSync(
  join(consumer, "tsconfig.json"),
  JSON.stringify({
    compilerOptions: {
      target: "es2023",
      lib: ["es2023", "dom"],
      module: "nodenext",
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      types: [],
      outDir: "out",
    },
    files: examples.map((_, at) => `example${at + 1}.ts`),
  }),
)
const types = spawnSync(process.execPath, [tsc, "-p", "."], { cwd: consumer, encoding: "utf8" })
check(
  "the programs fit the packed declarations",
  types.status === 0 ? null : `${types.stdout}${types.stderr}`,
)

/** The machine's own, or else one that is installed for this run alone. */
const oldestRuntime = (): Runtime => {
  const own = findOldest()
  if (own !== undefined) return own
  console.log(`There is no Node ${OLDEST} on this machine: installing one for this run`)
  const home = join(folder, "oldest")
  mkdirSync(home)
  need(`Node ${OLDEST} installs`, home, "npm", "install", "--prefix", home, "--no-audit", `node@${OLDEST}`)
  const path = join(home, "node_modules/node/bin/node")
  return { path, version: versionOf(path) }
}

const runtimes: ReadonlyArray<Runtime> = [
  oldestRuntime(),
  { path: process.execPath, version: process.version },
]
for (const runtime of runtimes)
  for (const [at, { title, output }] of examples.entries())
    check(
      `"${title}" prints what the README says on Node ${runtime.version.slice(1)}`,
      outputProblem(runtime, `out/example${at + 1}.js`, consumer, output),
    )

finish()
