import { Effect, Option } from "effect"
import { readManifest } from "../format/readManifest.ts"
import { firstUniverseName, universeFolder, type UniversesFolder } from "./UniversesFolder.ts"
import { readEarlierVersion } from "../sample-universe/readEarlierVersion.ts"

/**
 * Returns whether the first universe in a folder must be created: whether it's missing or from an earlier release. An
 * unreadable universe isn't considered missing; the process that serves it reports the error.
 */
export const isSampleUniverseMissing = (universes: UniversesFolder): Effect.Effect<boolean> => {
  const folder = universeFolder(universes, firstUniverseName(universes))
  return Effect.gen(function* () {
    if (Option.isSome(yield* readEarlierVersion(folder))) return true
    return yield* Effect.match(readManifest(folder), {
      onFailure: () => false,
      onSuccess: (manifest) => manifest === null,
    })
  })
}
