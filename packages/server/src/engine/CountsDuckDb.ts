import { areaKey, canonicalDefinition, type CountAnswer, Counts, definitionHash } from "@listwright/domain"
import { Effect, Layer } from "effect"
import * as Digest from "effect/crypto/Digest"
import { EngineProcess } from "./EngineProcess.ts"
import { outOfOrder } from "./outOfOrder.ts"
import { selectionOf } from "./selection/selectionOf.ts"

/** Answers that are kept, the longest unused going first. A snapshot never changes, so they never grow old. */
const KEPT = 500

/** Exact counts by DuckDB in the engine's process. */
export const CountsDuckDb = Layer.effect(
  Counts,
  Effect.gen(function* () {
    const engine = yield* EngineProcess
    const digest = yield* Digest.Digest
    const kept = new Map<string, CountAnswer>()

    const keep = (key: string, answer: CountAnswer): void => {
      kept.delete(key)
      kept.set(key, answer)
      const [oldest] = kept.keys()
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    }

    const count = Effect.fn("CountsDuckDb.count")(function* (
      definition: Parameters<Counts["Service"]["count"]>[0],
    ) {
      const hash = yield* definitionHash(definition).pipe(
        Effect.provideService(Digest.Digest, digest),
        Effect.orDie,
      )
      const key = `${engine.snapshot} ${hash}`
      const known = kept.get(key)
      if (known !== undefined) {
        keep(key, known)
        return known
      }
      const selection = yield* selectionOf(definition)
      const reply = yield* engine
        .ask({ kind: "count", selection })
        .pipe(Effect.catchTag("EngineFailed", outOfOrder))
      const rows = new Map(
        (reply.kind === "counted" ? reply.areas : []).map(([area, records, phones]) => [
          area,
          { records, phones },
        ]),
      )
      const areas = canonicalDefinition(definition)
        .areas.filter(({ excluded }) => !excluded)
        .map((area, at) => ({
          key: areaKey(area),
          available: rows.get(at)?.records ?? 0,
          withPhones: rows.get(at)?.phones ?? 0,
        }))
      const answer: CountAnswer = {
        definitionHash: hash,
        snapshot: engine.snapshot,
        total: areas.reduce((sum, { available }) => sum + available, 0),
        withPhones: areas.reduce((sum, { withPhones }) => sum + withPhones, 0),
        areas,
      }
      keep(key, answer)
      return answer
    })

    return Counts.of({ count })
  }),
)
