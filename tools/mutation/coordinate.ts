import type { Numbered } from "./instrument.ts"
import type { Run, Setting } from "./Messages.ts"
import type { Judged } from "./Mutant.ts"
import { planFor, type Plan } from "./plan.ts"
import type { Worker } from "./Worker.ts"
import { ranOf, TestsFail, workersOf } from "./workersOf.ts"

const MIN_MS = 5_000
/** The factor by which a mutant may slow its tests down before they count as endless. */
const SLOWER = 8
const MAX_MEMORY = 1_200_000_000

/** The numbers of the tests that hold before anything is changed, and a second time. */
export const passingTests = (runs: ReadonlyArray<Run>): ReadonlySet<number> =>
  new Set(runs.flatMap(({ error }, at) => (error === null ? [at] : [])))

export interface Progress {
  readonly begun: (tests: number, milliseconds: number) => void
  /** Tests that fail before anything was changed, and so can tell nothing. */
  readonly leftOut: (tests: ReadonlyArray<string>) => void
  readonly judged: (judged: Judged) => void
}

/** Tries mutants, several processes at a time: first those for which files are loaded again, which take longest. */
export const coordinate = async (
  setting: Setting,
  mutants: ReadonlyArray<Numbered>,
  processes: number,
  { begun, leftOut, judged }: Progress,
): Promise<void> => {
  const { begin, start, stop } = workersOf(setting)
  try {
    const { first, loaded, runs } = await begin()
    const failing = (all: ReadonlyArray<Run>): ReadonlyMap<number, string> =>
      new Map(
        all.flatMap(({ error }, at) => {
          const test = loaded.tests[at]
          const line = `${test?.file}: ${test?.title}: ${error?.split("\n")[0]}`
          return error === null ? [] : [[at, line]]
        }),
      )
    const before = failing(runs)
    leftOut([...loaded.broken.map(({ file, error }) => `${file}: ${error}`), ...before.values()])
    const whole = runs.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
    begun(runs.length - before.size, whole)

    const plan = planFor(loaded, runs)
    const isReload = ({ order }: Plan): number => (order?._tag === "Reload" ? 0 : 1)
    const queue = mutants
      .map(({ id, mutant }) => ({ mutant, plan: plan(id, mutant) }))
      .toSorted((one, other) => isReload(one.plan) - isReload(other.plan))

    const work = async (own: Worker): Promise<void> => {
      let worker = own
      const renew = async (): Promise<void> => {
        worker.stop()
        worker = (await start()).worker
      }
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const { mutant } = next
        const { order, milliseconds } = next.plan
        if (order === null) {
          judged({ mutant, fate: "unreached", by: null })
          continue
        }
        const answer = await worker.ask(order, MIN_MS + SLOWER * milliseconds)
        if (typeof answer === "string") {
          judged({ mutant, fate: "timedOut", by: null })
          await renew()
        } else if (answer._tag === "Tried") {
          judged({ mutant, fate: answer.by === null ? "survived" : "killed", by: answer.by })
          if (answer.memory > MAX_MEMORY) await renew()
        }
      }
      const after = failing(ranOf(await worker.ask({ _tag: "Check" }, MIN_MS + SLOWER * whole)))
      const changed = [...after].flatMap(([at, line]) => (before.has(at) ? [] : [line]))
      if (changed.length > 0)
        throw new TestsFail(`these tests fail once the changes were taken back:\n${changed.join("\n")}`)
    }

    const others = Array.from({ length: processes - 1 }, async () => work((await start()).worker))
    await Promise.all([work(first), ...others])
  } finally {
    stop()
  }
}
