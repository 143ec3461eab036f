import { readFileSync } from "node:fs"

/** Returns the version of this package; source and build are at the same depth below it. */
export const version = (): string => {
  const manifest: { readonly version: string } = JSON.parse(
    readFileSync(new URL("../package.json", import.meta.url), "utf8"),
  )
  return manifest.version
}
