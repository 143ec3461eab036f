import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { root } from "../../scripts/docs/productRules.ts"

/** The domain as it was when the run began, so that files may be edited in the meantime. */
export interface Snapshot {
  /** The copy of `packages/domain`. */
  readonly domain: string
  readonly remove: () => void
}

const link = (from: string, to: string, leaveOut: ReadonlyArray<string>): void => {
  for (const name of readdirSync(from))
    if (!leaveOut.includes(name)) symlinkSync(join(from, name), join(to, name))
}

export const takeSnapshot = (): Snapshot => {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), "listwright-mutation-")))
  const domain = join(copy, "packages/domain")
  mkdirSync(domain, { recursive: true })
  link(root, copy, ["packages", "fixtures", ".git"])
  link(join(root, "packages"), join(copy, "packages"), ["domain"])
  cpSync(join(root, "fixtures"), join(copy, "fixtures"), { recursive: true })
  for (const part of ["src", "test", "package.json"])
    cpSync(join(root, "packages/domain", part), join(domain, part), { recursive: true })
  return { domain, remove: () => rmSync(copy, { recursive: true, force: true }) }
}
