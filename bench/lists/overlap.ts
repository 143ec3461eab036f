import { Counts } from "@listwright/domain/counting"
import { AccountId } from "@listwright/domain/account"
import {
  areaKey,
  type CanonicalDefinition,
  canonicalDefinition,
  emptyDefinition,
  referencedSavedCounts,
} from "@listwright/domain/definition"
import { overlapDefinition, SavedListId } from "@listwright/domain/saved-lists"
import { Effect, Layer } from "effect"
import { NO_SUPPRESSIONS, NOBODY_UNSOLD } from "../../packages/engine/src/question/EngineQuestion.ts"
import { Suppressors } from "../../packages/engine/src/question/Suppressors.ts"
import { engineLayer } from "../../packages/engine/src/supervisor/layer.ts"
import { type Measured, measured } from "../count/Measured.ts"

const LIST_TYPE = 10
const RUNS = 41
const OWNER = { accountId: AccountId.make(1), reach: null }

type Criteria = CanonicalDefinition["audience"]["criteria"]

const ages = (from: number, to: number): Criteria => [
  { kind: "ranges", column: "AGE", ranges: [{ from: String(from), to: String(to) }] },
]

/** Six lists of the whole nation, other ones in every run, so that no answer is known already. */
const listsOf = (run: number): ReadonlyArray<Criteria> => [
  ages(25, 44 + (run % 20)),
  ages(35, 54 + (run % 20)),
  ages(18, 34 + (run % 20)),
  ages(40, 64 + (run % 20)),
  ages(50, 74 + (run % 15)),
  ages(21, 29 + (run % 30)),
]

const idsOf = (run: number): ReadonlyArray<SavedListId> =>
  listsOf(run).map((_, at) => SavedListId.make(`${run}-${at}`))

const listOf = (id: string): CanonicalDefinition => {
  const [run = 0, at = 0] = id.split("-").map(Number)
  return canonicalDefinition({
    ...emptyDefinition(LIST_TYPE),
    areas: [{ kind: "nation", excluded: false }],
    audience: { unit: "individuals", criteria: listsOf(run)[at] ?? [] },
  })
}

/** Knows the lists of every run, as a site knows saved counts. */
const listsOfRuns = Layer.succeed(Suppressors, {
  doNotSell: () => Effect.succeed(NOBODY_UNSOLD),
  of: ({ areas }) =>
    Effect.succeed({
      doNotSell: NOBODY_UNSOLD,
      suppressing: NO_SUPPRESSIONS,
      savedCounts: referencedSavedCounts(areas).map((id) => ({
        id,
        definition: listOf(id),
        suppressing: NO_SUPPRESSIONS,
      })),
      locationFiles: [],
    }),
})

/** The overlap of six nationwide lists through the port: six counts and one pass. Fails where the regions do not add up. */
export const measureOverlap = (universe: string): Promise<Measured> =>
  Effect.gen(function* () {
    const counts = yield* Counts
    const run = Effect.runPromiseWith(yield* Effect.context<never>())
    const ask = async (at: number) => {
      const definition = overlapDefinition(LIST_TYPE, idsOf(at))
      const { keys, regions, total } = await run(counts.overlap(definition, OWNER))
      const sum = regions.reduce((before, { records }) => before + records, 0)
      if (sum !== total || keys.length !== definition.areas.map(areaKey).length)
        throw new Error("the regions do not add up")
    }
    return yield* Effect.promise(() => measured(RUNS, ask))
  }).pipe(Effect.provide(Layer.provide(engineLayer(universe), listsOfRuns)), Effect.scoped, Effect.runPromise)
