import { spawn } from "node:child_process"
import { join } from "node:path"
import { parseArgs } from "node:util"

/**
 * The screens as they are being written, over a running server of the site (LISTWRIGHT_URL, or http://127.0.0.1:4380).
 * `--mock` needs no running server: it serves a small site of its own from a temporary folder, each call after three seconds,
 * so long that every skeleton and every pending button shows. `--delay` takes another number of milliseconds. Everything else goes to Vite.
 */
const { values, tokens } = parseArgs({
  options: { mock: { type: "boolean", default: false }, delay: { type: "string" } },
  allowPositionals: true,
  strict: false,
  tokens: true,
})

const root = join(import.meta.dirname, "..")
const own = new Set(["mock", "delay"])
const isOwn = new Set(
  tokens.flatMap((token) =>
    token.kind === "option" && own.has(token.name)
      ? token.value === undefined || token.inlineValue === true
        ? [token.index]
        : [token.index, token.index + 1]
      : [],
  ),
)
const passedOn = process.argv.slice(2).filter((_, index) => !isOwn.has(index))

const slowSite = async () => {
  const { SLOW_MS, startSlowSite } = await import("./dev/slowSite.ts")
  const delayMs = values.delay === undefined ? SLOW_MS : Number(values.delay)
  if (!Number.isInteger(delayMs) || delayMs < 0) {
    process.stderr.write("--delay takes a whole number of milliseconds, such as --delay 3000\n")
    process.exit(2)
  }
  const site = await startSlowSite(delayMs)
  process.stdout.write(`A small site at ${site.url}, each call after ${delayMs} ms\n`)
  return site
}

const slow = values.mock === true ? await slowSite() : undefined
const env = slow === undefined ? process.env : { ...process.env, LISTWRIGHT_URL: slow.url }
const vite = spawn(join(root, "node_modules/.bin/vite"), ["packages/ui-web", ...passedOn], {
  cwd: root,
  env,
  stdio: "inherit",
})
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => vite.kill(signal))
vite.on("exit", (code) => {
  void (slow?.stop() ?? Promise.resolve()).finally(() => process.exit(code ?? 0))
})
