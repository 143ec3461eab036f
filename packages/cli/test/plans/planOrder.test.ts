import { DefinitionHash } from "@listwright/domain/definition"
import { Effect, Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { CommandFailed } from "../../src/failures/CommandFailed.ts"
import type { PlanStep } from "../../src/plans/Plan.ts"
import { sortSteps, type DependentStep } from "../../src/plans/planOrder.ts"
import { type SortedStep, checkAndSortSteps } from "../../src/plans/planProblems.ts"
import { firstFailure, type PlanRun, snapshotWarning } from "../../src/plans/PlanRun.ts"
import { runSteps } from "../../src/plans/runSteps.ts"

const waiting = (name: string, ...needs: ReadonlyArray<string>): DependentStep => ({
  name,
  needs: needs.map((step, at) => ({ field: `lists.${at}.step`, step, saved: false })),
})

const NAMES = ["a", "b", "c", "d", "e", "f", "g", "h"]

/** Steps that wait for others at random, written in a random order; some wait in circles. */
const graphs = fc
  .uniqueArray(fc.constantFrom(...NAMES), { minLength: 1 })
  .chain((names) =>
    fc.tuple(
      ...names.map((name) =>
        fc.subarray(names, { maxLength: Math.min(3, names.length) }).map((needs) => waiting(name, ...needs)),
      ),
    ),
  )
/** The same without circles: each waits for some that come before it in the alphabet. */
const trees = graphs.map((steps) =>
  steps.map((step) =>
    waiting(step.name, ...step.needs.map((need) => need.step).filter((need) => need < step.name)),
  ),
)

/** Returns every step that a step waits for, directly or through other steps. */
const reached = (name: string, steps: ReadonlyArray<DependentStep>): ReadonlySet<string> => {
  const found = new Set<string>()
  const visit = (one: string): void => {
    for (const { step } of steps.find((each) => each.name === one)?.needs ?? [])
      if (!found.has(step)) {
        found.add(step)
        visit(step)
      }
  }
  visit(name)
  return found
}

describe("the order of a plan", () => {
  it("has every step once, after those that it names", () => {
    fc.assert(
      fc.property(trees, (steps) => {
        const ordered = Result.getOrThrow(sortSteps(steps))
        expect(ordered.map(({ name }) => name).toSorted()).toEqual(steps.map(({ name }) => name).toSorted())
        const places = new Map(ordered.map(({ name }, at) => [name, at]))
        for (const { name, needs } of ordered)
          for (const { step } of needs) expect(places.get(step)).toBeLessThan(places.get(name) ?? -1)
      }),
    )
  })

  it("is the written one where nothing waits for a later step", () => {
    fc.assert(
      fc.property(trees, (steps) => {
        const sorted = steps.toSorted((a, b) => (a.name < b.name ? -1 : 1))
        expect(sortSteps(sorted)).toEqual(Result.succeed(sorted))
      }),
    )
  })

  it("is refused exactly when a step waits for itself", () => {
    fc.assert(
      fc.property(graphs, (steps) => {
        const circular = steps.some(({ name }) => reached(name, steps).has(name))
        expect(Result.isFailure(sortSteps(steps))).toBe(circular)
      }),
    )
  })

  it("names what is wrong by its field: circles, names of no step, names used twice", () => {
    const steps = [waiting("a", "b"), waiting("b", "c", "x"), waiting("c", "a"), waiting("a")]
    expect(sortSteps(steps)).toEqual(
      Result.fail([
        { field: "steps.0.name", text: "another step is also named 'a'" },
        { field: "steps.1.lists.1.step", text: "there is no step 'x'; the steps are a, b, c" },
      ]),
    )
    const circle = [waiting("a", "b"), waiting("b", "c"), waiting("c", "a"), waiting("d", "a")]
    expect(sortSteps(circle)).toEqual(
      Result.fail([
        { field: "steps.0", text: "'a' depends on itself: a depends on b depends on c depends on a" },
      ]),
    )
  })

  const steps = (...written: ReadonlyArray<PlanStep>) => checkAndSortSteps(written)
  const counted: PlanStep = { name: "n", kind: "count", of: { saved: "North" } }

  it("refuses what cannot be combined, or is no list", () => {
    const lists = [{ step: "n" }, { saved: "South" }]
    expect(steps(counted, { name: "c", kind: "combine", operation: "union", lists })).toMatchObject({
      failure: [
        { field: "steps.1.lists.0.step", text: expect.stringContaining("only saved lists are combined") },
      ],
    })
    const overlap: PlanStep = { name: "o", kind: "overlap", lists: [{ saved: "A" }, { saved: "B" }] }
    expect(steps(overlap, { name: "e", kind: "explain", of: { step: "o" } })).toMatchObject({
      failure: [{ field: "steps.1.of.step", text: "'o' is a report and doesn't select any records" }],
    })
    const two = [{ saved: "A" }, { saved: "B" }]
    const bad: ReadonlyArray<PlanStep> = [
      { name: "x", kind: "combine", operation: "exactly", lists: two },
      { name: "y", kind: "combine", operation: "exactly", k: 3, lists: two },
      { name: "z", kind: "combine", operation: "minus", k: 1, lists: two },
    ]
    expect(checkAndSortSteps(bad)).toMatchObject({
      failure: [
        { field: "steps.0.k", text: "must be from 1 to 2, the number of its lists" },
        { field: "steps.1.k", text: "must be from 1 to 2, the number of its lists" },
        { field: "steps.2.k", text: "goes only with 'exactly'" },
      ],
    })
  })
})

const failure = (name: string) => new CommandFailed({ kind: "notFound", message: name })
const savedCount: PlanStep = { name: "", kind: "count", of: { saved: "" } }
const planned = (steps: ReadonlyArray<DependentStep>): ReadonlyArray<SortedStep> =>
  Result.getOrThrow(sortSteps(steps)).map((step) => ({ ...step, step: { ...savedCount, name: step.name } }))

const nobody = {
  definitionHash: DefinitionHash.make(""),
  snapshot: "then",
  lists: [],
  total: 0,
  withPhones: 0,
  regions: [],
  parts: [],
  over: null,
  notPriced: null,
}

const runAll = (
  steps: ReadonlyArray<SortedStep>,
  failing: ReadonlySet<string>,
  snapshots: Record<string, string> = {},
) =>
  Effect.runPromise(
    runSteps(
      { steps, definitions: new Map() },
      ({ name }) =>
        failing.has(name)
          ? Effect.fail(failure(name))
          : Effect.succeed({
              kind: "overlapped",
              overlapped: { overlap: { ...nobody, snapshot: snapshots[name] ?? "then" }, place: 0 },
            }),
      () => Effect.void,
    ),
  )

const names = (run: PlanRun, state: string): ReadonlyArray<string> =>
  run.filter(({ outcome }) => outcome.state === state).map(({ planned: { name } }) => name)

describe("running a plan", () => {
  it("skips what a failed step keeps back, and does everything else", async () => {
    await fc.assert(
      fc.asyncProperty(trees, fc.subarray(NAMES), async (steps, failing) => {
        const run = await runAll(planned(steps), new Set(failing))
        const fails = (name: string): boolean => failing.includes(name)
        for (const {
          outcome,
          planned: { name },
        } of run) {
          const kept = [...reached(name, steps)].some(fails)
          expect([name, outcome.state]).toEqual([name, kept ? "skipped" : fails(name) ? "failed" : "done"])
        }
        expect(run).toHaveLength(steps.length)
      }),
    )
  })

  it("says which step kept another back, and fails as the first failure did", async () => {
    const run = await runAll(
      planned([waiting("a"), waiting("b", "a"), waiting("c", "b"), waiting("d")]),
      new Set("a"),
    )
    expect(run.map(({ outcome }) => ("because" in outcome ? outcome.because : outcome.state))).toEqual([
      "failed",
      "a",
      "b",
      "done",
    ])
    expect(names(run, "done")).toEqual(["d"])
    expect(firstFailure(run)).toEqual(failure("a"))
  })

  it("says when the data changed in the middle", async () => {
    const steps = planned([waiting("a"), waiting("b"), waiting("c")])
    expect(snapshotWarning(await runAll(steps, new Set()))).toBe(null)
    expect(snapshotWarning(await runAll(steps, new Set(), { c: "now" }))).toBe(
      "The data changed while the plan ran: then, then now. Run it again to get all figures from the same data.",
    )
  })
})
