import fc from "fast-check"
import type { Law } from "../../src/testing/Law.ts"
import { prettyValues } from "./prettyValue.ts"

/** The number of times to try a property, and the starting point. `path` replays one counterexample of a seed. */
export interface Trial {
  readonly runs: number
  readonly seed?: number
  readonly path?: string
  /** Called before each try, including those of shrinking. */
  readonly onTry?: () => void
  /** True or absent if a counterexample is to be shrunk. */
  readonly shrink?: boolean
}

/** The result of trying a property. */
export interface Outcome {
  readonly failed: boolean
  readonly runs: number
  readonly seed: number
  /** The path at which the shrunk counterexample is found again; null if there isn't one. */
  readonly path: string | null
  /** The shrunk counterexample as text; null if there isn't one. */
  readonly counterexample: string | null
  /** The same, broken over lines where it is long. */
  readonly counterexampleLines: string | null
  readonly shrinks: number
  readonly error: string | null
  /** The line of the domain or its tests that threw; null where the predicate answered false. */
  readonly thrownAt: string | null
}

/** A sentence that holds for every value, and the way to try it. */
export interface Sentence {
  readonly sentence: string
  readonly tryOut: (trial: Trial) => Outcome
}

/** The sentences about one concept; `group` is its folder. */
export interface Sentences {
  readonly group: string
  readonly sentences: ReadonlyArray<Sentence>
}

const messageOf = (error: unknown): string | null =>
  error === null || error === undefined ? null : error instanceof Error ? error.message : fc.stringify(error)

const OWN_LINE = /(packages\/domain\/(?!test\/property\/\w+\.ts|src\/testing\/Law\.ts).*?:\d+):\d+\)?$/m

const thrownAt = (error: unknown): string | null =>
  error instanceof Error ? (OWN_LINE.exec(error.stack ?? "")?.[1] ?? null) : null

/** The same property, telling of each try. */
const counted = <Values>(
  property: fc.IRawProperty<Values, false>,
  onTry: () => void,
): fc.IRawProperty<Values, false> => ({
  isAsync: () => false,
  generate: (random, run) => property.generate(random, run),
  shrink: (value) => property.shrink(value),
  runBeforeEach: () => property.runBeforeEach(),
  runAfterEach: () => property.runAfterEach(),
  run: (values) => {
    onTry()
    return property.run(values)
  },
})

/**
 * States that a property always holds. Predicates return a boolean or throw (`node:assert/strict`): the sentences are
 * tried by vitest and, longer, by `npm run properties`, where vitest's own `expect` is not there.
 */
export const always = <Values>(sentence: string, property: fc.IRawProperty<Values, false>): Sentence => ({
  sentence,
  tryOut: ({ runs, seed, path, onTry, shrink = true }) => {
    const details = fc.check(onTry === undefined ? property : counted(property, onTry), {
      numRuns: runs,
      endOnFailure: !shrink,
      ...(seed === undefined ? {} : { seed }),
      ...(path === undefined ? {} : { path }),
    })
    const { counterexample, errorInstance } = details
    return {
      failed: details.failed,
      runs: details.numRuns,
      seed: details.seed,
      path: details.counterexamplePath,
      counterexample: counterexample === null ? null : fc.stringify(counterexample),
      counterexampleLines: counterexample === null ? null : prettyValues(counterexample),
      shrinks: details.numShrinks,
      error:
        details.failed && counterexample === null
          ? `too few values fulfil the precondition: ${details.numSkips} skipped`
          : messageOf(errorInstance),
      thrownAt: thrownAt(errorInstance),
    }
  },
})

/** The laws that the package exports, as sentences of our own rules. */
export const ofLaws = (laws: ReadonlyArray<Law>): ReadonlyArray<Sentence> =>
  laws.map(({ sentence, property }) => always(sentence, property))

export const sentencesAbout = (group: string, ...sentences: ReadonlyArray<Sentence>): Sentences => ({
  group,
  sentences,
})
