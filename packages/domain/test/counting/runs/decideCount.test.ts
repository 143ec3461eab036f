import { describe, expect, it } from "vitest"
import {
  COMPLETE_PERCENT,
  type CountCommand,
  type CountEvent,
  INITIAL_COUNT_STATE,
  type CountState,
  isCountingModalVisible,
  decideCount,
  POLL_INTERVAL_MS,
} from "../../../src/counting/runs/decideCount.ts"
import { TEXTS } from "../../../src/shared/wording/texts.ts"

const input: CountState = { step: "input" }
const summary: CountState = { step: "summary" }
const at = (percent: number): CountState => ({ step: "count", percent })
const askAgain: CountCommand = { kind: "askAgain", afterMs: 1000 }

const submit: CountEvent = { kind: "submit" }
const progress = (percent: number): CountEvent => ({ kind: "progress", percent })
const finished: CountEvent = { kind: "finished" }
const failed: CountEvent = { kind: "failed" }
const stop: CountEvent = { kind: "stop" }

describe("a count", () => {
  it("starts at the input", () => {
    expect(INITIAL_COUNT_STATE).toEqual(input)
  })

  it("asks every second, and is complete at 100 percent [ob9-polling]", () => {
    expect([POLL_INTERVAL_MS, COMPLETE_PERCENT]).toEqual([1000, 100])
  })

  it.each<[string, CountState, CountEvent, CountState, CountCommand | null]>([
    ["is submitted from the input [ob4-counting-steps]", input, submit, at(0), { kind: "submit" }],
    ["is submitted again from the summary", summary, submit, at(0), { kind: "submit" }],
    ["ignores a second one while it runs [ob4-counting-steps]", at(40), submit, at(40), null],
    ["asks again until it is complete [ob4-count-polling]", at(0), progress(40), at(40), askAgain],
    ["asks again at 99 percent", at(40), progress(99), at(99), askAgain],
    [
      "fetches the order at 100 percent [ob4-count-polling]",
      at(99),
      progress(100),
      at(100),
      { kind: "fetch" },
    ],
    ["takes more than everything for everything", at(0), progress(101), at(100), { kind: "fetch" }],
    ["takes less than nothing for nothing", at(40), progress(-1), at(0), askAgain],
    [
      "opens the summary once it is fetched [ob4-count-polling]",
      at(100),
      finished,
      summary,
      { kind: "openSummary" },
    ],
    ["is stopped, canceled and back at the input [ob4-count-stop]", at(40), stop, input, { kind: "cancel" }],
    [
      "fails with a notice of 10 seconds, back at the input [ob4-count-failure] [ob8-count-failed] [p8-count-failed]",
      at(40),
      failed,
      input,
      {
        kind: "notify",
        notice: { kind: "error", title: TEXTS.countFailedTitle, text: TEXTS.countFailed, durationMs: 10_000 },
      },
    ],
  ])("%s", (_, state, event, next, command) => {
    expect(decideCount(state, event)).toEqual({ state: next, command })
  })

  it.each([progress(50), progress(100), finished, failed, stop])(
    "that has ended takes no notice of %o",
    (event) => {
      for (const state of [input, summary])
        expect(decideCount(state, event)).toEqual({ state, command: null })
    },
  )
})

describe("the counting modal", () => {
  it.each([
    ["input", false],
    ["count", true],
    ["summary", false],
    ["payment", false],
    ["success", false],
    ["order", false],
  ] as const)("at step %s shows: %s [ob4-count-stop]", (step, isVisible) => {
    expect(isCountingModalVisible({ step })).toBe(isVisible)
  })
})
