type Versions = Readonly<Record<string, string>>

const FIELDS = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"] as const

type Manifest = { readonly version?: string } & { readonly [Field in (typeof FIELDS)[number]]?: Versions }

interface Lock {
  readonly packages: Readonly<Record<string, Manifest>>
}

const raised = (manifest: Manifest, version: string, ours: ReadonlyArray<string>): Manifest => ({
  ...manifest,
  version,
  ...Object.fromEntries(
    FIELDS.flatMap((field) => {
      const versions = manifest[field]
      if (versions === undefined) return []
      const exact = Object.entries(versions).map(([name, old]) => [name, ours.includes(name) ? version : old])
      return [[field, Object.fromEntries(exact)]]
    }),
  ),
})

const printed = (json: object): string => `${JSON.stringify(json, null, 2)}\n`

/** A package.json with another version, which it also names where it depends on our packages. */
export const manifestWithVersion = (text: string, version: string, ours: ReadonlyArray<string>): string => {
  const manifest: Manifest = JSON.parse(text)
  return printed(raised(manifest, version, ours))
}

/** The same for the package-lock.json, where our packages are the root and the folders of `packages`. */
export const lockWithVersion = (text: string, version: string, ours: ReadonlyArray<string>): string => {
  const lock: Lock = JSON.parse(text)
  return printed({
    ...lock,
    version,
    packages: Object.fromEntries(
      Object.entries(lock.packages).map(([place, manifest]) => [
        place,
        place === "" || /^packages\/[^/]+$/.test(place) ? raised(manifest, version, ours) : manifest,
      ]),
    ),
  })
}
