import { spawn } from "node:child_process"
import { join } from "node:path"
import { text } from "node:stream/consumers"

/** `npm run test:package`: tries each package as others install it, and closes with `N passed, N failed`. */
// Node calls what strips types experimental, although it runs every source file through it.
const QUIET = "--disable-warning=ExperimentalWarning"

let passed = 0
let failed = 0
for (const script of ["pack-domain.ts", "pack-programs.ts"]) {
  const child = spawn(process.execPath, [QUIET, join(import.meta.dirname, "..", script)], {
    stdio: ["ignore", "pipe", "inherit"],
  })
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve))
  const stdout = await text(child.stdout)
  const status = await ended
  const counts = /(\d+) passed, (\d+) failed\s*$/.exec(stdout)
  process.stdout.write(stdout.slice(0, counts?.index))
  const failures = Number(counts?.[2] ?? 1)
  passed += Number(counts?.[1] ?? 0)
  failed += failures === 0 && status !== 0 ? 1 : failures
}
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
