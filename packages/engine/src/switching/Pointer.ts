import { readFile, stat } from "node:fs/promises"
import { join } from "node:path"
import { Effect, Schema } from "effect"
import { writeFileAtomically } from "../files/writeFileAtomically.ts"
import { UniverseNotBuilt, UniverseUnusable } from "../format/UniverseErrors.ts"
import { firstUniverseName, universeNumber, type UniversesFolder } from "./UniversesFolder.ts"

/** The universe to serve, as stored in `<list type>.current`. */
export const PointerFile = Schema.Struct({
  version: Schema.Literal(1),
  /** The universe's folder name, such as '10-3'. */
  universe: Schema.String,
})

export interface Pointer {
  readonly universe: string
  /** A value that changes whenever the file is written, even if it still names the same universe. */
  readonly written: string
}

const decode = Schema.decodeUnknownEffect(Schema.fromJsonString(PointerFile))

const fileName = (universes: UniversesFolder): string => `${firstUniverseName(universes)}.current`
const pathOf = (universes: UniversesFolder): string => join(universes.folder, fileName(universes))

const isMissing = (cause: unknown): boolean =>
  cause instanceof Error && "code" in cause && cause.code === "ENOENT"

/** Reads the pointer; returns null if it was never written, in which case the first universe is served. */
export const readPointer = Effect.fn("readPointer")(function* (
  universes: UniversesFolder,
): Effect.fn.Return<Pointer | null, UniverseUnusable> {
  const unusable = (reason: string) => new UniverseUnusable({ file: fileName(universes), reason })
  const path = pathOf(universes)
  const found = yield* Effect.tryPromise({
    try: async () => {
      const { ino, mtimeMs } = await stat(path)
      return { written: `${ino} ${mtimeMs}`, text: await readFile(path, "utf8") }
    },
    catch: (cause) => cause,
  }).pipe(
    Effect.catch((cause) =>
      isMissing(cause) ? Effect.succeed(null) : Effect.fail(unusable(`cannot be read: ${String(cause)}`)),
    ),
  )
  if (found === null) return null
  const { universe } = yield* decode(found.text).pipe(
    Effect.mapError(({ message }) => unusable(`is damaged: ${message}`)),
  )
  if (universeNumber(universes, universe) === null)
    return yield* unusable(`names '${universe}', which isn't a universe`)
  return { universe, written: found.written }
})

/**
 * Sets the pointer by atomically renaming a file, so a concurrent reader sees either the old pointer or the new one.
 */
export const writePointer = (
  universes: UniversesFolder,
  universe: string,
): Effect.Effect<void, UniverseNotBuilt> =>
  Effect.tryPromise({
    try: () => writeFileAtomically(pathOf(universes), `${JSON.stringify({ version: 1, universe })}\n`),
    catch: (cause) =>
      new UniverseNotBuilt({ reason: `couldn't write ${fileName(universes)}: ${String(cause)}` }),
  })
