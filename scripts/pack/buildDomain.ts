import { rmSync } from "node:fs"
import { join } from "node:path"

const root = join(import.meta.dirname, "../..")

/** Builds the domain from nothing: what was built of a file that is gone stays in dist and would be packed. */
export const buildDomain = (run: (command: string, ...args: ReadonlyArray<string>) => void): void => {
  const domain = join(root, "packages/domain")
  rmSync(join(domain, "dist"), { recursive: true, force: true })
  rmSync(join(domain, "tsconfig.tsbuildinfo"), { force: true })
  run(process.execPath, join(root, "node_modules/typescript/bin/tsc"), "-b", "packages/domain")
}
