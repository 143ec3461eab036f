import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { npmPack, type Packed } from "./pack/npmPack.ts"
import { type Ended, installedProgram, type Program, startServing } from "./pack/program.ts"
import { openReport } from "./pack/report.ts"
import { stageServer } from "./pack/stageServer.ts"

/**
 * Packs the terminal program and the operator's package as they would be published, installs each in an empty folder, and
 * uses them there: the program alone against a server of this checkout, from the sign-in to the downloaded list; both
 * together to serve a site of their own.
 */
const root = join(import.meta.dirname, "..")
const SOURCE = "--conditions=listwright-source"
/** The people of a test's universe. */
const RECORDS = "20000"
const DEMO = { email: "demo@listwright.example", password: "Demo-Portal-2026" }
/** The disk space that the terminal program may take. */
const SMALL_BYTES = 2_500_000

const { check, finish, need } = openReport()
const folder = mkdtempSync(join(tmpdir(), "listwright-packages-"))
process.on("exit", () => rmSync(folder, { recursive: true, force: true }))

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

/** A problem where a command did not end well, or printed something else. */
const ended = ({ exitCode, stdout, stderr }: Ended, expected: RegExp, code = 0): string | null =>
  exitCode === code && expected.test(code === 0 ? stdout : stderr)
    ? null
    : `exit code ${exitCode}\n${stdout}${stderr}`

const lines = (names: ReadonlyArray<string>): string | null => (names.length === 0 ? null : names.join("\n"))

/** Files that a package must not hold, and those that it lacks. */
const contents = ({ names }: Packed, wanted: ReadonlyArray<string>): string | null =>
  lines([
    ...names.filter((name) => /(?:^|\/)tests?\/|\.test\.|\.tsx?$|\.map$|tsbuildinfo|sources\.txt/.test(name)),
    ...["package.json", "README.md", "LICENSE", ...wanted]
      .filter((name) => !names.includes(name))
      .map((name) => `${name} is missing`),
  ])

/** Names files whose last lines lead to a source map that is not there. */
const lostMaps = (installed: string): string | null =>
  lines(
    readdirSync(installed, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".js") && !name.includes("node_modules/node_modules"))
      .filter((name) => /\n\/\/# sourceMappingURL=\S+\s*$/.test(readFileSync(join(installed, name), "utf8"))),
  )

const bytesIn = (installed: string): number =>
  readdirSync(installed, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)

/** An empty folder with packages installed, and how much they take with all that they need. */
const install = (name: string, what: string, ...packed: ReadonlyArray<Packed>): string => {
  const consumer = join(folder, name)
  mkdirSync(consumer)
  writeFileSync(join(consumer, "package.json"), JSON.stringify({ name, private: true, type: "module" }))
  const quiet = ["--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"]
  need(what, consumer, "npm", "install", ...quiet, ...packed.map(({ file }) => file))
  check(`${what}: ${megabytes(bytesIn(join(consumer, "node_modules")))}`, null)
  return consumer
}

const signIn = (program: Program, url: string): Ended =>
  program.run(["login", "--url", url, "--email", DEMO.email, "--password-stdin"], DEMO.password)

const newYork = {
  version: 1,
  listType: 10,
  areas: [{ kind: "state", state: "NY", excluded: false }],
  audience: { unit: "individuals", criteria: [] },
  phoneOption: null,
  emailOption: null,
  suppressions: {
    orders: { mode: "off" },
    savedCounts: { mode: "off" },
    files: { mode: "off" },
  },
  occupant: null,
}

const billing = {
  card: {
    holderName: "Dana Whitfield",
    number: "4111111111111111",
    securityCode: "123",
    expiryMonth: 12,
    expiryYear: 2040,
  },
  contact: {
    phone: "312-555-0100",
    addressLine: "12 Harbor Street",
    city: "Chicago",
    state: "IL",
    zip: "60614",
  },
}

/** The list is delivered shortly after the order. */
const downloaded = async (program: Program, code: string): Promise<Ended> => {
  for (let left = 120; ; left--) {
    const last = program.run(["order", "download", code, "--out", "list.csv"])
    if (last.exitCode !== 3 || left === 0) return last
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

need("the product builds", root, process.execPath, "scripts/build.ts")
const terminal = npmPack(join(root, "packages/cli"), folder)
check(
  `the terminal program holds its bundle, README and LICENSE: ${megabytes(terminal.bytes)} packed, ${megabytes(terminal.unpackedBytes)} on disk`,
  contents(terminal, ["bin/listwright.js", "dist/main.js", "dist/licenses.txt"]),
)

const staged = join(folder, "staged")
stageServer(staged)
const operator = npmPack(staged, folder)
check(
  `the operator's package holds server, engine, geography and screens: ${megabytes(operator.bytes)} packed, ${megabytes(operator.unpackedBytes)} on disk`,
  contents(operator, [
    "dist/index.js",
    "dist/commands.js",
    "dist/universes.js",
    "dist/geography.js",
    "screens/index.html",
    "example-site/site.json",
    "common-passwords/list.txt",
    "node_modules/@listwright/engine/dist/commands.js",
    "node_modules/@listwright/geography/data/zips.tsv",
    "node_modules/@listwright/geography/ATTRIBUTION.md",
  ]),
)

const alone = install("alone", "the terminal program installs in an empty folder", terminal)
check(
  `it brings no other package and stays below ${megabytes(SMALL_BYTES)}`,
  lines([
    ...readdirSync(join(alone, "node_modules")).filter(
      (name) => !name.startsWith(".") && name !== "listwright",
    ),
    ...(bytesIn(join(alone, "node_modules")) < SMALL_BYTES ? [] : ["it is larger"]),
  ]),
)
check("none of its files leads to a lost source map", lostMaps(join(alone, "node_modules/listwright")))
const program = installedProgram(alone)
const { version } = JSON.parse(readFileSync(join(root, "packages/cli/package.json"), "utf8"))
check("it knows its version", ended(program.run(["--version"]), new RegExp(`^${version}\n$`)))
check("it completes words in bash", ended(program.run(["completion", "bash"]), /_listwright/))
for (const argv of [
  ["serve"],
  ["site", "init", "my-site"],
  ["universe", "info"],
  ["geography", "import", "districts", "cd.csv", "--source", "Census", "--vintage", "119"],
]) {
  const advice = /^This command requires the operator's package.* npm install --global @listwright\/server\n$/
  const data = /^\{"error":\{"code":"failure","message":"This command requires .*"\}\}\n$/
  check(`alone, '${argv.join(" ")}' says what to install`, ended(program.run(argv), advice, 1))
  check(`and says it as data with --json`, ended(program.run([...argv, "--json"]), data, 1))
}

const served = await startServing(
  process.execPath,
  [
    SOURCE,
    "packages/server/src/start/main.ts",
    "--port",
    "0",
    "--records",
    RECORDS,
    "--data",
    join(folder, "served"),
  ],
  { cwd: root },
)
check("it signs in to a server of this checkout", ended(signIn(program, served.url), /^/))
check(
  "it counts",
  ended(program.run(["count", "--state", "NY", "--price"]), /^total\t\d+\t\d+\n[\s\S]*price_total\t/m),
)
writeFileSync(join(alone, "billing.json"), JSON.stringify(billing))
writeFileSync(join(alone, "definition.json"), JSON.stringify(newYork))
check(
  "it saves a list",
  ended(program.run(["saved", "save", "All of New York", "--file", "definition.json"]), /All of New York/),
)
const placed = program.run([
  "order",
  "place",
  "All of New York",
  "--billing",
  "billing.json",
  "--max-total",
  "500",
  "--yes",
  "--ids-only",
])
check("it orders the list", ended(placed, /^LW-\w{4}-\w{4}\n$/))
check("it downloads the list", ended(await downloaded(program, placed.stdout.trim()), /^list\.csv\t\d+\n$/))
check("the server of the checkout ends", (await served.stop()) === 0 ? null : "it did not end well")

const both = install(
  "both",
  "the operator's package installs beside it in an empty folder",
  terminal,
  operator,
)
check("none of its files leads to a lost source map", lostMaps(join(both, "node_modules/@listwright/server")))
const operated = installedProgram(both)
check("it writes the example of a site", ended(operated.run(["site", "init", "my-site"]), /site\.json/))
check("it checks the site", ended(operated.run(["site", "check", "my-site"]), /^sources\t/m))
const own = await operated.serve(["--port", "0", "--records", RECORDS, "--data", "data"])
check("it serves the site that it makes", null)
const page = await fetch(own.url)
check("it serves the screens", (await page.text()).includes("<html") ? null : `status ${page.status}`)
check("a first sign-in works", ended(signIn(operated, own.url), /^/))
check("a first count works", ended(operated.run(["count", "--state", "NY"]), /^total\t\d+\t\d+\n$/m))
check("it lists the universes", ended(operated.run(["universe", "info", "--data", "data"]), /\tConsumers$/m))
const code = await own.stop()
check("it ends when it is asked to", code === 0 ? null : `exit code ${code}`)
finish()
