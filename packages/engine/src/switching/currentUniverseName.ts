import { Effect } from "effect"
import type { UniverseUnusable } from "../format/UniverseErrors.ts"
import { readPointer } from "./Pointer.ts"
import { firstUniverseName, type UniversesFolder } from "./UniversesFolder.ts"

/** Returns the universe to serve: the one named by the pointer, otherwise the first. */
export const currentUniverseName = (universes: UniversesFolder): Effect.Effect<string, UniverseUnusable> =>
  Effect.map(readPointer(universes), (pointer) => pointer?.universe ?? firstUniverseName(universes))
