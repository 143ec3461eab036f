/** Returns this package's version; the source and the build are at the same depth below its root. */
export const version = (): string => {
  // Importing it would read all that it exports, which takes longer than reading the file.
  const { readFileSync } = process.getBuiltinModule("node:fs")
  const manifest: { readonly version: string } = JSON.parse(
    readFileSync(new URL("../package.json", import.meta.url), "utf8"),
  )
  return manifest.version
}
