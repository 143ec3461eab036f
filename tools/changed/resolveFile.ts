import { readFileSync, statSync } from "node:fs"
import { dirname, join, normalize } from "node:path"
import { Schema } from "effect"

const Manifest = Schema.fromJsonString(
  Schema.Struct({
    name: Schema.String,
    exports: Schema.optionalKey(
      Schema.Record(Schema.String, Schema.Struct({ "listwright-source": Schema.String })),
    ),
  }),
)

/** The files that a package's entries stand for: '@listwright/domain/drafts' is packages/domain/src/drafts.ts. */
export const entriesOf = (folder: string, manifest: string): ReadonlyMap<string, string> => {
  const { exports = {}, name } = Schema.decodeUnknownSync(Manifest)(manifest)
  return new Map(
    Object.entries(exports).map(([entry, { "listwright-source": file }]) => [
      name + entry.slice(1),
      join(folder, file),
    ]),
  )
}

/** The files of the entries of all packages. */
export const everyEntry = (root: string, packages: ReadonlyArray<string>): ReadonlyMap<string, string> =>
  new Map(
    packages.flatMap((folder) => [
      ...entriesOf(folder, readFileSync(join(root, folder, "package.json"), "utf8")),
    ]),
  )

/**
 * Resolves a specifier in a module to a file of this repository, from the root; undefined if it names another
 * package.
 */
export const resolveSpecifier = (
  file: string,
  specifier: string,
  entries: ReadonlyMap<string, string>,
): string | undefined =>
  specifier.startsWith(".") ? normalize(join(dirname(file), specifier)) : entries.get(specifier)

/** The file that a text in a module names: by an entry, beside the module, or from the root. */
export const resolvePath = (
  root: string,
  file: string,
  path: string,
  entries: ReadonlyMap<string, string>,
): string | undefined => {
  const candidates = [entries.get(path), join(dirname(file), path), path].flatMap((one) =>
    one === undefined ? [] : [normalize(one)],
  )
  return candidates.find(
    (one) => !one.startsWith("..") && statSync(join(root, one), { throwIfNoEntry: false })?.isFile() === true,
  )
}
