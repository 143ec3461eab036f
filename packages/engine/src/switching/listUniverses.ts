import { findUniverseByNumber } from "@listwright/domain/catalog"
import { Effect } from "effect"
import { readManifest } from "../format/readManifest.ts"
import type { UniverseManifest } from "../format/UniverseManifest.ts"
import { UniverseUnusable } from "../format/UniverseErrors.ts"
import { currentUniverseName } from "./currentUniverseName.ts"
import type { SiteUniverse, UnreadableUniverse } from "./SiteUniverses.ts"
import { universeFolder, listUniverseNames, type UniversesFolder } from "./UniversesFolder.ts"

/** Returns the list entry for a universe with a readable manifest. */
export const siteUniverse = (
  { households, records, seed, snapshot, source, vintage }: UniverseManifest,
  where: Pick<SiteUniverse, "folder" | "isMeant" | "name" | "universe">,
): SiteUniverse => ({ ...where, isSynthetic: seed !== null, snapshot, source, vintage, records, households })

/** Lists a site's universes, newest first. */
export const listUniverses = Effect.fn("listUniverses")(function* (
  universes: UniversesFolder,
): Effect.fn.Return<ReadonlyArray<SiteUniverse | UnreadableUniverse>, UniverseUnusable> {
  const meant = yield* currentUniverseName(universes)
  const names = yield* Effect.promise(() => listUniverseNames(universes))
  return yield* Effect.forEach(names, ({ name }) => {
    const universe = findUniverseByNumber(universes.listType)?.name ?? "consumer"
    const where = { name, universe, folder: universeFolder(universes, name), isMeant: name === meant }
    return Effect.match(readManifest(where.folder), {
      onFailure: ({ file, reason }) => ({ ...where, problem: `${file} ${reason}` }),
      onSuccess: (manifest) =>
        manifest === null ? { ...where, problem: "it was never finished" } : siteUniverse(manifest, where),
    })
  })
})
