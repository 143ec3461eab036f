import type { Attribute, AttributeValue } from "@listwright/domain/audience"
import type { UniverseName } from "@listwright/domain/catalog"
import { Effect, Option } from "effect"
import { readEarlierVersion } from "../sample-universe/readEarlierVersion.ts"
import { UniverseUnusable } from "../format/UniverseErrors.ts"
import { readColumns } from "../format/columns/columnsFile.ts"
import { readManifest } from "../format/readManifest.ts"
import { universeCatalog } from "../import/mapping/catalogs.ts"
import { firstUniverseName, universeFolder, siteUniversesFolder } from "./UniversesFolder.ts"
import { findServableUniverses } from "./findServableUniverses.ts"

/** A universe's attributes that a site's files may reference. */
export interface UniverseAttributes {
  /** The attributes of both the built-in catalog and the records, with all values. */
  readonly known: ReadonlyArray<Attribute>
  /** The attributes of the records to serve, or of the catalog if there are no records yet. */
  readonly served: ReadonlyArray<Attribute>
}

const allValues = (
  one: ReadonlyArray<AttributeValue>,
  other: ReadonlyArray<AttributeValue>,
): ReadonlyArray<AttributeValue> => [
  ...one,
  ...other.filter(({ value }) => !one.some((known) => known.value === value)),
]

const together = (
  served: ReadonlyArray<Attribute>,
  catalog: ReadonlyArray<Attribute>,
): ReadonlyArray<Attribute> => [
  ...served.map((column) => {
    const built = catalog.find((one) => one.column === column.column)
    return built === undefined ? column : { ...column, values: allValues(column.values, built.values) }
  }),
  ...catalog.filter(({ column }) => !served.some((one) => one.column === column)),
]

const columnsIn = Effect.fnUntraced(function* (folder: string) {
  const manifest = yield* readManifest(folder)
  if (manifest === null) return null
  return yield* Effect.tryPromise({
    try: () => readColumns(folder),
    catch: (cause) =>
      new UniverseUnusable({ file: manifest.columns.path, reason: `cannot be read: ${String(cause)}` }),
  })
})

/** Reads the attributes of the universe that would be served; returns null if there is no universe. */
const columnsOnDisk = Effect.fn("columnsOnDisk")(function* (dataFolder: string, name: UniverseName) {
  const universes = siteUniversesFolder(dataFolder, name)
  // The next start makes a demo of an earlier release again.
  if (Option.isSome(yield* readEarlierVersion(universeFolder(universes, firstUniverseName(universes)))))
    return null
  let unusable: UniverseUnusable | null = null
  for (const folder of yield* findServableUniverses(universes)) {
    const found = yield* Effect.result(columnsIn(universeFolder(universes, folder)))
    if (found._tag === "Failure") unusable ??= found.failure
    else if (found.success !== null) return found.success
  }
  return unusable === null ? null : yield* unusable
})

/**
 * Returns the attributes of a site's universe, or of the catalog if there is no data folder. Fails if the records can't
 * be read, because their attributes are then unknown.
 */
export const readUniverseAttributes = Effect.fn("readUniverseAttributes")(function* (
  dataFolder: string | null,
  name: UniverseName,
): Effect.fn.Return<UniverseAttributes, UniverseUnusable> {
  const catalog = universeCatalog(name).map(({ column }) => column)
  const stored = dataFolder === null ? null : yield* columnsOnDisk(dataFolder, name)
  if (stored === null) return { known: catalog, served: catalog }
  const served = stored.map(({ column }) => column)
  return { known: together(served, catalog), served }
})
