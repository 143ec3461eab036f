import { Effect, Option } from "effect"
import { readManifest } from "../format/readManifest.ts"
import { firstName, universeFolder, type UniversesFolder } from "./UniversesFolder.ts"
import { earlierVersion } from "../demo/earlierVersion.ts"

/**
 * Whether the first universe of a folder must be made: there is none, or one of an earlier release. One that cannot be read
 * is there: whoever serves it says what is wrong.
 */
export const isDemoMissing = (universes: UniversesFolder): Effect.Effect<boolean> => {
  const folder = universeFolder(universes, firstName(universes))
  return Effect.gen(function* () {
    if (Option.isSome(yield* earlierVersion(folder))) return true
    return yield* Effect.match(readManifest(folder), {
      onFailure: () => false,
      onSuccess: (manifest) => manifest === null,
    })
  })
}
