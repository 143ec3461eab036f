import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, relative } from "node:path"
import { npmPack } from "./npmPack.ts"
import { stageServer } from "./stageServer.ts"

/** `npm run pack`: builds the product and writes the terminal program and the operator's package to `dist/packages`. */
const root = join(import.meta.dirname, "../..")
const destination = join(root, "dist/packages")

execFileSync(process.execPath, ["scripts/build.ts"], { cwd: root, stdio: "inherit" })
const staged = mkdtempSync(join(tmpdir(), "listwright-staged-"))
try {
  stageServer(staged)
  for (const folder of [join(root, "packages/cli"), staged]) {
    const { bytes, file } = npmPack(folder, destination)
    console.log(`${relative(root, file)}\t${(bytes / 1e6).toFixed(1)} MB`)
  }
} finally {
  rmSync(staged, { recursive: true, force: true })
}
