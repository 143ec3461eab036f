import { resolve, join } from "node:path"
import { ALL_COLUMNS, offersColumn } from "@listwright/domain/catalog"
import { CountRefused } from "@listwright/domain/counting"
import { areaKey, definitionHash } from "@listwright/domain/definition"
import { Effect, Layer } from "effect"
import * as Digest from "effect/crypto/Digest"
import { SourceColumns } from "../question/SourceColumns.ts"
import { Suppressors } from "../question/Suppressors.ts"
import { Deliveries, DeliveryFailed, type DeliveryRequest } from "./Deliveries.ts"
import { CSV_FILE, DELIVERY_MANIFEST, KEYS_FILE } from "../lists/DeliveryManifest.ts"
import { Engines } from "./Engines.ts"
import { QUESTIONS } from "../protocol/questions.ts"
import { resolveQuestion } from "../question/resolveQuestion.ts"

const refuse = (reason: string) => Effect.fail(new CountRefused({ reason }))

const sumOf = (numbers: ReadonlyArray<number>): number => numbers.reduce((sum, one) => sum + one, 0)

/** Provides deliveries written by the engine process, which has access to the records. */
export const DeliveriesEngine = Layer.effect(
  Deliveries,
  Effect.gen(function* () {
    const engines = yield* Engines
    const digest = yield* Digest.Digest
    const suppressors = yield* Suppressors
    const sourceColumns = yield* SourceColumns

    const select = Effect.fn("DeliveriesEngine.select")(function* (request: DeliveryRequest) {
      const { columns, definition, owner, quantities } = request
      const engine = yield* engines.of(definition.listType)
      const question = yield* resolveQuestion(definition, owner, request.orderCode).pipe(
        Effect.provideService(Suppressors, suppressors),
        Effect.provideService(SourceColumns, sourceColumns),
      )
      const keys = definition.areas.filter(({ excluded }) => !excluded).map(areaKey)
      const known = new Set(keys)
      const ordered = new Map<string, number>()
      const byPart = new Map(
        quantities.flatMap(({ key, parts }) => (parts === undefined ? [] : [[key, parts] as const])),
      )
      for (const { key, parts, quantity } of quantities) {
        if (!known.has(key)) return yield* refuse(`${key} isn't an area in this list`)
        if (!Number.isSafeInteger(quantity) || quantity < 0)
          return yield* refuse(`${quantity} isn't a valid number of records for ${key}`)
        if (ordered.has(key)) return yield* refuse(`${key} appears twice`)
        const wanted = Object.values(parts ?? { all: quantity })
        if (!wanted.every((one) => Number.isSafeInteger(one) && one >= 0) || sumOf(wanted) !== quantity)
          return yield* refuse(`the parts of ${key} don't add up to ${quantity} records`)
        ordered.set(key, quantity)
      }
      const served = yield* engine.universe
      const { offered = ALL_COLUMNS } = question
      const unknown = columns.find(
        (name) => !offersColumn(offered, name) || !served.columns.some(({ column }) => column === name),
      )
      if (unknown !== undefined) return yield* refuse(`there is no column ${unknown}`)

      const folder = resolve(request.deliveryFolder)
      const hash = yield* definitionHash(definition).pipe(
        Effect.provideService(Digest.Digest, digest),
        Effect.orDie,
      )
      const withPhones =
        definition.phoneOption === "phonesWhereAvailable" || definition.phoneOption === "onlyWithPhones"
      const order = {
        question,
        quantities: keys.map((key) => ordered.get(key) ?? 0),
        parts: keys.map((key) => byPart.get(key) ?? null),
        columns: [...new Set(columns)],
        withPhones,
        recordKey: request.recordKey,
        folder,
        definitionHash: hash,
        keys,
      }
      const { reply } = yield* engine.ask(QUESTIONS.deliver, { order }).pipe(
        Effect.catchTags({
          EngineFailed: ({ reason }) => Effect.fail(new DeliveryFailed({ reason })),
          EngineRefused: ({ reason }) => refuse(reason),
        }),
      )
      const { areas, records, sha256, snapshot } = reply.delivered
      return {
        records,
        ordered: sumOf([...ordered.values()]),
        perArea: keys.map((key, at) => ({ key, ordered: ordered.get(key) ?? 0, delivered: areas[at] ?? 0 })),
        csvPath: join(folder, CSV_FILE),
        keysPath: join(folder, KEYS_FILE),
        manifestPath: join(folder, DELIVERY_MANIFEST),
        sha256,
        snapshot,
      }
    })

    return Deliveries.of({ select })
  }),
)
