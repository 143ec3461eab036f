import assert from "node:assert/strict"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Counts } from "@listwright/domain/counting"
import {
  areaKey,
  canonicalDefinition,
  type CanonicalDefinition,
  emptyDefinition,
} from "@listwright/domain/definition"
import { Zip } from "@listwright/domain/shared"
import { Effect, Exit, Layer, Result, Scope } from "effect"
import type { CountEngine } from "../../packages/engine/src/question/CountEngine.ts"
import { Deliveries } from "../../packages/engine/src/supervisor/Deliveries.ts"
import { engineLayer } from "../../packages/engine/src/supervisor/layer.ts"
import type { EngineQuestion } from "../../packages/engine/src/question/EngineQuestion.ts"
import { Suppressors } from "../../packages/engine/src/question/Suppressors.ts"
import { OWNER } from "../../packages/engine/test/owner.ts"

/** A universe, and what beside a definition its questions are about. */
export interface AskedUniverse {
  readonly folder: string
  readonly engine: CountEngine
  readonly question: (definition: CanonicalDefinition) => EngineQuestion
}

/** Engines in processes of their own: on the cluster, and on this machine. */
export interface Processes {
  /** Rejects where the port's count of a definition is not the bit slices' in this process. */
  readonly agree: (definition: CanonicalDefinition) => Promise<void>
  /** Rejects unless both write the same list, byte by byte; answers its records. */
  readonly deliverTheSame: (definition: CanonicalDefinition) => Promise<number>
  /** Rejects unless the port answers with an error. */
  readonly isUnavailable: (definition: CanonicalDefinition) => Promise<void>
  readonly close: () => Promise<void>
}

/** Starts an engine that counts on the cluster, or says why it does not start. */
export const startOnCluster = async (
  { folder, question }: AskedUniverse,
  clickhouseUrl: string | undefined,
): Promise<Effect.Success<typeof services> & { readonly close: () => Promise<void> }> => {
  const scope = Scope.makeUnsafe()
  const suppressors = Layer.succeed(Suppressors, {
    doNotSell: (listType) => Effect.succeed(question(emptyDefinition(listType)).doNotSell),
    of: (definition) => {
      const { doNotSell, locationFiles, savedCounts, suppressing } = question(definition)
      return Effect.succeed({ doNotSell, locationFiles, savedCounts, suppressing })
    },
  })
  const engine = Layer.provide(engineLayer(folder, { clickhouseUrl }), suppressors)
  const built = await Effect.runPromise(Scope.provide(Layer.build(engine), scope))
  const found = await Effect.runPromise(Effect.provideContext(services, built))
  return { ...found, close: () => Effect.runPromise(Scope.close(scope, Exit.void)) }
}

const services = Effect.all({ counts: Counts, deliveries: Deliveries })

export const startProcesses = async (asked: AskedUniverse, clickhouseUrl: string): Promise<Processes> => {
  const cluster = await startOnCluster(asked, clickhouseUrl)
  const here = await startOnCluster(asked, undefined)
  const folder = await mkdtemp(join(tmpdir(), "listwright-delivered-"))
  let delivered = 0
  return {
    agree: async (definition) => {
      const expected = await asked.engine.countAll(asked.question(definition))
      const counted = await Effect.runPromise(Effect.result(cluster.counts.count(definition, OWNER)))
      if (Result.isFailure(expected) || Result.isFailure(counted))
        return assert.equal(Result.isFailure(expected), Result.isFailure(counted))
      assert.deepEqual(
        counted.success.areas.map(({ available, withPhones }) => [available, withPhones]),
        expected.success.areas.map(({ records, withPhones }) => [records, withPhones]),
      )
      assert.deepEqual(counted.success.suppressed, expected.success.suppressed)
    },
    deliverTheSame: async (definition) => {
      const keys = canonicalDefinition(definition)
        .areas.filter(({ excluded }) => !excluded)
        .map(areaKey)
      const write = (by: typeof cluster) =>
        Effect.runPromise(
          by.deliveries.select({
            definition,
            owner: OWNER,
            quantities: keys.map((key) => ({ key, quantity: 300 })),
            columns: ["AGE", "INCOME"],
            recordKey: "00".repeat(32),
            deliveryFolder: join(folder, String(delivered++)),
          }),
        )
      const [one, other] = [await write(cluster), await write(here)]
      assert.equal(one.sha256, other.sha256)
      return one.records
    },
    isUnavailable: async (definition) => {
      const answered = await Effect.runPromise(Effect.result(cluster.counts.count(definition, OWNER)))
      assert.equal(Result.isFailure(answered) && answered.failure._tag, "CountUnavailable")
    },
    close: async () => {
      await cluster.close()
      await here.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A state's people of an age, suppressed by key files and saved counts. */
export const suppressedList = canonicalDefinition({
  ...emptyDefinition(10),
  areas: [
    { kind: "state", state: "RI", excluded: false },
    { kind: "zip", zip: Zip.make("19720"), excluded: false },
  ],
  audience: {
    unit: "individuals",
    criteria: [{ kind: "ranges", column: "AGE", ranges: [{ from: "25", to: "70" }] }],
  },
  phoneOption: "phonesWhereAvailable",
  suppressions: {
    orders: { mode: "item", items: ["1"] },
    savedCounts: { mode: "item", items: ["1"] },
    files: { mode: "item", items: ["1"] },
  },
})
