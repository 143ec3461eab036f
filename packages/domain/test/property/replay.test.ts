import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readArguments } from "./readArguments.ts"
import { provenReplay } from "./replay.ts"
import { always, type Sentence } from "./Sentence.ts"

/** Runs the printed command as the shell would hand it over (no sentence here has a quote in it). */
const runAgain = (command: string, { tryOut }: Sentence) => {
  const words = command.match(/"[^"]*"|\S+/g) ?? []
  const asked = readArguments(words.slice(4).map((word) => word.replaceAll('"', "")))
  if (asked._tag !== "Run") throw new Error(`${command} was not understood`)
  const { runs, seed, path } = asked.request
  return {
    path,
    outcome: tryOut({
      runs,
      ...(seed === undefined ? {} : { seed }),
      ...(path === undefined ? {} : { path }),
    }),
  }
}

class Count implements fc.Command<{ count: number }, { count: number }> {
  readonly by: number
  constructor(by: number) {
    this.by = by
  }
  check = () => true
  run(model: { count: number }, real: { count: number }): void {
    model.count += this.by
    real.count += model.count > 40 ? 0 : this.by
    if (model.count !== real.count) throw new Error(`${real.count} instead of ${model.count}`)
  }
  toString = () => `count(${this.by})`
}

const counters = fc.commands([fc.nat({ max: 30 }).map((by) => new Count(by))])

describe("the printed command", () => {
  it("leads straight to the shrunk counter-example of values", () => {
    const sentence = always(
      "numbers are small",
      fc.property(fc.array(fc.nat()), (all) => all.every((n) => n < 100)),
    )
    const found = sentence.tryOut({ runs: 1000, seed: 42 })
    const { path, outcome } = runAgain(provenReplay(sentence, found, 1000), sentence)
    expect(path).toBe(found.path)
    expect(found.counterexample).toBe("[[100]]")
    expect(outcome).toMatchObject({ failed: true, counterexample: "[[100]]", shrinks: 0 })
  })

  it.each([1, 2, 3, 42])("leads to the shrunk commands of a model, seed %d", (seed) => {
    const sentence = always(
      "counters agree",
      fc.property(counters, (commands) =>
        fc.modelRun(() => ({ model: { count: 0 }, real: { count: 0 } }), commands),
      ),
    )
    const found = sentence.tryOut({ runs: 1000, seed })
    const { outcome } = runAgain(provenReplay(sentence, found, 1000), sentence)
    expect(found.failed).toBe(true)
    expect(outcome).toMatchObject({
      failed: true,
      counterexample: found.counterexample,
      counterexampleLines: found.counterexampleLines,
      error: found.error,
    })
  })
})

describe("a trial", () => {
  it("tells of each try", () => {
    let tries = 0
    const sentence = always(
      "numbers are numbers",
      fc.property(fc.nat(), () => true),
    )
    sentence.tryOut({ runs: 30, onTry: () => (tries += 1) })
    expect(tries).toBe(30)
  })

  it("says which line threw", () => {
    const sentence = always(
      "nothing throws",
      fc.property(fc.nat(), () => {
        throw new Error("it does")
      }),
    )
    expect(sentence.tryOut({ runs: 1 })).toMatchObject({
      error: "it does",
      thrownAt: expect.stringMatching(/^packages\/domain\/test\/property\/replay\.test\.ts:\d+$/),
    })
  })

  it("fails where the precondition leaves nothing to try", () => {
    const sentence = always(
      "nothing is tried",
      fc.property(fc.nat(), () => fc.pre(false)),
    )
    expect(sentence.tryOut({ runs: 10 })).toMatchObject({
      failed: true,
      error: expect.stringContaining("precondition"),
    })
  })
})
