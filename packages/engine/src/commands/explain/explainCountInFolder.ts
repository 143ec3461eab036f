import { CountRefused, selectionRefusalText } from "@listwright/domain/counting"
import { CanonicalDefinition } from "@listwright/domain/definition"
import { Effect, Result, Schema } from "effect"
import { UniverseUnusable } from "../../format/UniverseErrors.ts"
import { openUniverse } from "../../opened/openUniverse.ts"
import { type CountExplanation, explainCount } from "./explainCount.ts"

/** The explanation of how a universe counts a definition, with the data snapshot that its total applies to. */
export interface UniverseCountExplanation extends CountExplanation {
  readonly snapshot: string
}

const decode = Schema.decodeUnknownEffect(CanonicalDefinition)

/** Opens a folder's universe separately and explains how it counts a definition. */
export const explainCountInFolder = Effect.fn("explainCountInFolder")(function* (
  folder: string,
  given: unknown,
): Effect.fn.Return<UniverseCountExplanation, CountRefused | UniverseUnusable> {
  const definition = yield* decode(given).pipe(
    Effect.mapError(
      ({ message }) => new CountRefused({ reason: `that isn't a list definition: ${message}` }),
    ),
  )
  if (Object.values(definition.suppressions).some(({ mode }) => mode !== "off"))
    return yield* new CountRefused({
      reason: "only the list's site knows who is suppressed; remove the suppressions",
    })
  const { instance, manifest, slices } = yield* openUniverse(folder)
  const close = async (): Promise<void> => {
    instance.closeSync()
    await slices.close()
  }
  return yield* Effect.tryPromise({
    try: () => explainCount(slices, definition),
    catch: (cause) => new UniverseUnusable({ file: folder, reason: `cannot be counted: ${String(cause)}` }),
  }).pipe(
    Effect.flatMap(
      Result.match({
        onFailure: (refused) => Effect.fail(new CountRefused({ reason: selectionRefusalText(refused) })),
        onSuccess: (explained) => Effect.succeed({ snapshot: manifest.snapshot, ...explained }),
      }),
    ),
    Effect.ensuring(Effect.promise(close)),
  )
})
