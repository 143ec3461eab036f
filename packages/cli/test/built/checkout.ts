import { cpSync, symlinkSync } from "node:fs"
import { join } from "node:path"
import { temporaryFolder } from "../temporaryFolder.ts"
import { bin } from "./program.ts"

const cli = join(bin, "../..")

/**
 * Makes a checkout with a copy of the terminal program that is not built, and returns its folder; what it imports of the
 * product is the same.
 */
export const checkout = (): string => {
  const root = temporaryFolder()
  const copy = join(root, "packages/cli")
  for (const part of [
    "bin",
    "src",
    "build.ts",
    "licenses.ts",
    "plugins.ts",
    "package.json",
    "devtools-stub.js",
    "commander-processes.js",
  ])
    cpSync(join(cli, part), join(copy, part), { recursive: true })
  symlinkSync(join(cli, "../../node_modules"), join(root, "node_modules"))
  return copy
}
