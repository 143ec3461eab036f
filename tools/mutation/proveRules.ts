import type { Evidence } from "../../scripts/docs/evidence.ts"
import type { Mention } from "../../scripts/docs/mentions.ts"
import type { Proof } from "../../scripts/proof/proofs.ts"
import { changesOfRules, testsCited } from "./citations.ts"
import { passingTests } from "./coordinate.ts"
import type { Numbered } from "./instrument.ts"
import type { Setting } from "./Messages.ts"
import type { Worker } from "./Worker.ts"
import { workersOf } from "./workersOf.ts"

/** The most time that the tests of one change may take together. */
const MAX_MS = 60_000
const MAX_MEMORY = 1_200_000_000

/** The outcome for the tests that cite rules. */
export interface Proven {
  readonly proofs: ReadonlyArray<Proof>
  /** Citations whose tests noticed no change of their rule's code. */
  readonly idle: ReadonlyArray<Mention>
}

const citationsOf = ({ tests }: Evidence): ReadonlyArray<Mention> => [
  ...new Map(
    tests.map((mention) => [JSON.stringify([mention.id, mention.file, mention.name]), mention]),
  ).values(),
]

const proofOf = ({ id, file, name }: Mention, { mutant }: Numbered): Proof => ({
  id,
  file,
  test: name ?? "",
  code: `packages/domain/${mutant.file}`,
  line: mutant.text,
  change: mutant.change,
})

/**
 * Tries each test that cites a rule on changes of the code that carries the rule's id, until a change makes it fail:
 * first changes to code that the test runs, then those to code that runs while its file loads.
 */
export const proveRules = async (
  setting: Setting,
  evidence: Evidence,
  mutants: ReadonlyArray<Numbered>,
  processes: number,
  judged: (done: number, all: number) => void,
): Promise<Proven> => {
  const changes = changesOfRules(setting.domain, evidence, mutants)
  const citations = citationsOf(evidence)
  const proofs: Array<Proof> = []
  const idle: Array<Mention> = []
  const { begin, start, stop } = workersOf(setting)
  try {
    const { first, loaded, runs } = await begin()
    const holds = passingTests(runs)
    const atLoad = new Set(loaded.atLoad)
    const reached = runs.map(({ reached: all }) => new Set(all))
    const queue = [...citations]

    const work = async (own: Worker): Promise<void> => {
      let worker = own
      /** Tells whether one of these tests fails under a change. Replaces a process that no longer answers. */
      const fails = async (change: Numbered, tests: ReadonlyArray<number>): Promise<boolean> => {
        if (tests.length === 0) return false
        const reload = atLoad.has(change.id)
        const answer = await worker.ask({ _tag: "TryEach", id: change.id, tests, reload }, MAX_MS)
        const isSilent = typeof answer === "string"
        if (isSilent || (answer._tag === "TriedEach" && answer.memory > MAX_MEMORY)) {
          worker.stop()
          worker = (await start()).worker
        }
        return !isSilent && answer._tag === "TriedEach" && answer.failed.length > 0
      }
      const proofFor = async (citation: Mention): Promise<Proof | null> => {
        const tests = testsCited(citation, loaded.tests).filter((test) => holds.has(test))
        const all = (changes.get(citation.id) ?? []).toSorted(
          (one, other) => Number(atLoad.has(one.id)) - Number(atLoad.has(other.id)),
        )
        for (const change of all) {
          const isLed = (test: number): boolean =>
            loaded.sources[loaded.tests[test]?.file ?? ""]?.includes(change.mutant.file) === true
          const able = tests.filter((test) =>
            atLoad.has(change.id) ? isLed(test) : reached[test]?.has(change.id) === true,
          )
          if (await fails(change, able)) return proofOf(citation, change)
        }
        return null
      }
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const proof = await proofFor(next)
        if (proof === null) idle.push(next)
        else proofs.push(proof)
        judged(proofs.length + idle.length, citations.length)
      }
    }

    const others = Array.from({ length: processes - 1 }, async () => work((await start()).worker))
    await Promise.all([work(first), ...others])
  } finally {
    stop()
  }
  const key = (one: { readonly id: string; readonly file: string }): string => `${one.id} ${one.file}`
  const byKey = (one: Parameters<typeof key>[0], other: Parameters<typeof key>[0]): number =>
    key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0
  return {
    proofs: proofs.toSorted((one, other) => byKey(one, other) || (one.test < other.test ? -1 : 1)),
    idle: idle.toSorted(byKey),
  }
}
