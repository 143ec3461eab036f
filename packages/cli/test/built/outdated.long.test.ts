import { renameSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { checkout } from "./checkout.ts"
import { spawned } from "./program.ts"

it("is built again after every change of what it was built from, and only then", async () => {
  const copy = checkout()
  const said = async () => (await spawned(["--help"], { program: join(copy, "bin/listwright.js") })).stderr
  const BUILDING = "Building listwright from its sources...\n"
  expect(await said()).toBe(BUILDING)
  expect(await said()).toBe("")

  // As long as before, and with an older date.
  const source = join(copy, "src/program.ts")
  const text = readFileSync(source, "utf8")
  writeFileSync(source, text.replace("Counts, prices", "COUNTS, prices"))
  utimesSync(source, 1_000_000, 1_000_000)
  expect(await said()).toBe(BUILDING)
  expect(await said()).toBe("")

  // With the date that it had.
  const { atime, mtime } = statSync(source)
  writeFileSync(source, `${text}\n`)
  utimesSync(source, atime, mtime)
  expect(await said()).toBe(BUILDING)

  // A file that nothing imports changes nothing; one that is gone does.
  writeFileSync(join(copy, "src/unused.ts"), "export const unused = 1\n")
  expect(await said()).toBe("")
  const [version, moved] = [join(copy, "src/version.ts"), join(copy, "src/other.ts")]
  renameSync(version, moved)
  writeFileSync(source, text.replace("./version.ts", "./other.ts"))
  const runs = join(copy, "src/run.ts")
  writeFileSync(runs, readFileSync(runs, "utf8").replace("./version.ts", "./other.ts"))
  utimesSync(source, atime, mtime)
  expect(await said()).toBe(BUILDING)
  expect(await said()).toBe("")

  // The program of another build.
  const program = join(copy, "dist/main.js")
  writeFileSync(program, readFileSync(program))
  expect(await said()).toBe(BUILDING)
  rmSync(program)
  expect(await said()).toBe(BUILDING)
})
