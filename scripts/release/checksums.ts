import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { basename } from "node:path"

/** One line a file, as `sha256sum --check` reads them. */
export const checksums = (files: ReadonlyArray<string>): string =>
  files
    .map((file) => `${createHash("sha256").update(readFileSync(file)).digest("hex")}  ${basename(file)}\n`)
    .join("")
