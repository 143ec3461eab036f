/**
 * `npm start`: builds what is not built, and serves. npm runs this under a shell, and a shell that is asked to stop ends without
 * a word to what it started: the server ends, as if it had been asked itself, when whoever started it is gone.
 */
import { spawnSync } from "node:child_process"
import { join } from "node:path"

const LOOK_EVERY_MS = 500

const build = spawnSync(process.execPath, [join(import.meta.dirname, "build.ts")], { stdio: "inherit" })
if (build.status !== 0) process.exit(build.status ?? 1)

const parent = process.ppid
const looking = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(looking)
  process.kill(process.pid, "SIGTERM")
}, LOOK_EVERY_MS).unref()

await import("../packages/server/src/start/main.ts")
