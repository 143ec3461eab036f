import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { Effect, Option, Schema } from "effect"
import { manifestSnapshot } from "./manifestSnapshot.ts"
import { UniverseUnusable } from "./UniverseErrors.ts"
import { UniverseManifest } from "./UniverseManifest.ts"

export const MANIFEST_FILE = "manifest.json"

const decode = Schema.decodeUnknownEffect(Schema.fromJsonString(UniverseManifest))

const VERSION = UniverseManifest.fields.version.literal
const decodeVersion = Schema.decodeUnknownOption(
  Schema.fromJsonString(Schema.Struct({ version: Schema.Int })),
)

const missing = (cause: unknown): boolean =>
  cause instanceof Error && "code" in cause && (cause.code === "ENOENT" || cause.code === "ENOTDIR")

/**
 * Reads a universe folder's manifest; returns null if it's missing, which means that the folder contains no finished
 * universe.
 */
export const readManifest = Effect.fn("readManifest")(function* (
  folder: string,
): Effect.fn.Return<UniverseManifest | null, UniverseUnusable> {
  const text = yield* Effect.tryPromise({
    try: () => readFile(join(folder, MANIFEST_FILE), "utf8"),
    catch: (cause) => cause,
  }).pipe(
    Effect.catch((cause) =>
      missing(cause)
        ? Effect.succeed(null)
        : Effect.fail(
            new UniverseUnusable({ file: MANIFEST_FILE, reason: `cannot be read: ${String(cause)}` }),
          ),
    ),
  )
  if (text === null) return null
  const version = Option.getOrElse(decodeVersion(text), () => ({ version: VERSION })).version
  if (version !== VERSION)
    return yield* new UniverseUnusable({
      file: MANIFEST_FILE,
      reason:
        version < VERSION
          ? `has version ${version}, from an earlier release: import the files again (listwright universe import); the server rebuilds the demo people when it starts`
          : `has version ${version}, from a later release: update this one`,
    })
  const manifest = yield* decode(text).pipe(
    Effect.mapError(
      ({ message }) => new UniverseUnusable({ file: MANIFEST_FILE, reason: `is damaged: ${message}` }),
    ),
  )
  if (manifestSnapshot(manifest) !== manifest.snapshot)
    return yield* new UniverseUnusable({
      file: MANIFEST_FILE,
      reason: "is damaged: it does not match its own checksum",
    })
  return manifest
})
