import { readFileSync } from "node:fs"

/** Returns this package's version; the source and the build are at the same depth below its root. */
export const version = (): string => {
  const manifest: { readonly version: string } = JSON.parse(
    readFileSync(new URL("../package.json", import.meta.url), "utf8"),
  )
  return manifest.version
}
