#!/usr/bin/env node
// Plain JavaScript that an older Node runs too. It finds the Node that the program needs and, in a checkout, builds
// the program when its sources are newer than it; a published package goes straight to `dist/main.js`.
import { existsSync, readdirSync, statSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"

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

/** Files tell of changes in place, folders of what was removed, renamed or moved in with an old date. */
const newestIn = (folder) => {
  let newest = statSync(folder).mtimeMs
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    newest = Math.max(newest, entry.isDirectory() ? newestIn(path) : statSync(path).mtimeMs)
  }
  return newest
}

const isOutdated = () => {
  if (!existsSync(program)) return true
  const sources = ["cli", "domain", "adapters"].map((name) => newestIn(join(packages, name, "src")))
  return Math.max(statSync(join(cli, "build.ts")).mtimeMs, ...sources) > statSync(program).mtimeMs
}

// Only these two load what starts processes: it takes a third of what Node itself needs to start.
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
const needsServer = ["serve", "universe", "geography"].includes(process.argv[2])
if (isCheckout && isServing) await build(node, "scripts/build.ts", join(packages, ".."))
else if (isCheckout && isOutdated()) {
  process.stderr.write("Building listwright from its sources...\n")
  await build(node, "build.ts", cli)
}

if (node !== process.execPath || (isCheckout && needsServer)) await hand(node, isCheckout ? [SOURCES] : [])
else await import(pathToFileURL(program).href)
