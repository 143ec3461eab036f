import { execFileSync } from "node:child_process"
import { globSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buildDomain } from "./buildDomain.ts"
import { npmPack, type Packed } from "./npmPack.ts"
import { stageServer } from "./stageServer.ts"

const root = join(import.meta.dirname, "../..")

const run = (command: string, ...args: ReadonlyArray<string>): void => {
  execFileSync(command, args, { cwd: root, stdio: "inherit" })
}

/**
 * Builds the product and packs all that is published into a folder, in place of what was packed there before: the terminal
 * program, the operator's package and the domain.
 */
export const packPackages = (destination: string): ReadonlyArray<Packed> => {
  run(process.execPath, "scripts/build.ts")
  buildDomain(run)
  for (const file of globSync("*.tgz", { cwd: destination })) rmSync(join(destination, file))
  const staged = mkdtempSync(join(tmpdir(), "listwright-staged-"))
  try {
    stageServer(staged)
    return [join(root, "packages/cli"), staged, join(root, "packages/domain")].map((folder) =>
      npmPack(folder, destination),
    )
  } finally {
    rmSync(staged, { recursive: true, force: true })
  }
}
