#!/usr/bin/env node
// Plain JavaScript that an older Node runs too. It finds the Node that the program needs and, in a checkout, builds
// the program when its sources are others than it was built from; a published package goes straight to `dist/main.js`.
import * as nodeModule from "node:module"

// Importing one of these would read all that it exports, which takes longer than what it is needed for.
const require = nodeModule.createRequire(import.meta.url)
const { existsSync, readFileSync, statSync } = require("node:fs")
const { dirname, join } = require("node:path")
const { fileURLToPath, pathToFileURL } = require("node:url")

const NEEDED_MAJOR = 26
/** In a checkout the server is imported as TypeScript. */
const SOURCES = "--conditions=listwright-source"

const cli = join(dirname(fileURLToPath(import.meta.url)), "..")
const packages = join(cli, "..")
const program = join(cli, "dist/main.js")
const isCheckout = existsSync(join(cli, "src")) && existsSync(join(cli, "build.ts"))

const fail = (message) => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

/** This Node when it is new enough, else the one of the `node` package that is nearest upwards. */
const findNode = () => {
  if (Number(process.versions.node.split(".")[0]) >= NEEDED_MAJOR) return process.execPath
  for (let folder = cli; ; folder = dirname(folder)) {
    const name = process.platform === "win32" ? "node.exe" : "node"
    const candidate = join(folder, "node_modules/node/bin", name)
    if (existsSync(candidate)) return candidate
    if (dirname(folder) === folder) break
  }
  return fail(
    `listwright needs Node ${NEEDED_MAJOR}; this is ${process.versions.node}. Install it, or add the package 'node@${NEEDED_MAJOR}'.`,
  )
}

/**
 * Whether a file that the program was built from, or the program itself, is another than then: the build wrote down
 * the date and the size of each. A new file counts once one of these imports it.
 */
const isOutdated = () => {
  const record = join(cli, "dist/sources.txt")
  if (!existsSync(record)) return true
  const lines = readFileSync(record, "utf8").trimEnd().split("\n")
  return lines.some((line) => {
    const [changed, size, file] = line.split("\t")
    const found = statSync(`${cli}/${file}`, { throwIfNoEntry: false })
    return found === undefined || found.mtimeMs !== Number(changed) || found.size !== Number(size)
  })
}

// Only these two load what starts processes: most commands start none.
const build = async (node, script, folder) => {
  const { spawnSync } = await import("node:child_process")
  const { status } = spawnSync(node, [SOURCES, script], { cwd: folder, stdio: ["ignore", 2, 2] })
  if (status !== 0) fail("listwright could not be built. Did 'npm install' run in the checkout?")
}

/** Runs the program in another Node and ends as it ends. */
const hand = async (node, flags) => {
  const { spawn } = await import("node:child_process")
  const child = spawn(node, [...flags, program, ...process.argv.slice(2)], { stdio: "inherit" })
  const pass = (signal) => child.kill(signal)
  process.on("SIGTERM", pass)
  process.on("SIGHUP", pass)
  // A terminal's Ctrl-C reaches the child by itself; passed on as well it would count twice.
  process.on("SIGINT", (signal) => {
    if (!process.stdin.isTTY) pass(signal)
  })
  child.on("error", (error) => fail(`listwright could not be started: ${error.message}`))
  child.on("exit", (code, signal) => {
    if (signal === null) process.exit(code ?? 1)
    for (const handled of ["SIGTERM", "SIGHUP", "SIGINT"]) process.removeAllListeners(handled)
    process.kill(process.pid, signal)
  })
}

const node = findNode()
const isServing = process.argv[2] === "serve"
/** Commands that load the server's package. */
const needsServer = ["serve", "site", "universe", "geography"].includes(process.argv[2])
if (isCheckout && isServing) await build(node, "scripts/build.ts", join(packages, ".."))
else if (isCheckout && isOutdated()) {
  process.stderr.write("Building listwright from its sources...\n")
  await build(node, "build.ts", cli)
}

if (node !== process.execPath || (isCheckout && needsServer)) await hand(node, isCheckout ? [SOURCES] : [])
else {
  // What the program loads is compiled once on a machine, not at every start.
  nodeModule.enableCompileCache?.()
  await import(pathToFileURL(program).href)
}
