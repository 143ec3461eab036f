import { Schema } from "effect"

const Versions = Schema.optionalKey(Schema.Record(Schema.String, Schema.Unknown))
const Manifest = Schema.Struct({
  dependencies: Versions,
  devDependencies: Versions,
  optionalDependencies: Versions,
  peerDependencies: Versions,
  overrides: Versions,
})

/** One version and no other: '1.2.3', '1.2.3-beta.1', or the same of another package, 'npm:name@1.2.3'. */
const EXACT = /^(?:npm:@?[\w./-]+@)?\d+\.\d+\.\d+(?:-[\w.-]+)?$/

/** Overrides may hold overrides of what a package depends on. */
const inexact = (versions: object): ReadonlyArray<string> =>
  Object.entries(versions).flatMap(([name, version]: [string, unknown]) => {
    if (typeof version === "object" && version !== null) return inexact(version)
    return typeof version === "string" && EXACT.test(version) ? [] : [`${name} ${String(version)}`]
  })

/** Lists dependencies of a package.json without an exact version, one sentence each. */
export const inexactVersions = (path: string, text: string): ReadonlyArray<string> =>
  Object.values(Schema.decodeUnknownSync(Schema.fromJsonString(Manifest))(text)).flatMap((versions) =>
    inexact(versions).map(
      (found) =>
        `${path} asks for ${found}. Name one exact version, as in "1.2.3": everybody then installs what was tested.`,
    ),
  )
