import assert from "node:assert/strict"
import fc from "fast-check"
import {
  type CountCommand,
  type CountDecision,
  type CountEvent,
  INITIAL_COUNT_STATE,
  isCountingModalVisible,
  decideCount,
} from "../../../src/counting/runs/decideCount.ts"
import { countFailedNotice } from "../../../src/counting/Notices.ts"
import { always, sentencesAbout } from "../../property/Sentence.ts"

/** The buyer's view of a count, in plain words. */
interface Model {
  counting: boolean
  summary: boolean
  percent: number
}

/** The count as a page holds it: the state, and the commands that it was given. */
interface Page {
  decision: CountDecision
  readonly done: Array<CountCommand["kind"]>
}

const happens = (page: Page, event: CountEvent): CountCommand | null => {
  page.decision = decideCount(page.decision.state, event)
  if (page.decision.command !== null) page.done.push(page.decision.command.kind)
  return page.decision.command
}

const looksLike = (page: Page, model: Model): void => {
  const { state } = page.decision
  assert.equal(isCountingModalVisible(state), model.counting)
  assert.equal(state.step === "summary", model.summary)
  if (state.step === "count") assert.equal(state.percent, model.percent)
}

class Submit implements fc.Command<Model, Page> {
  check = () => true
  run(model: Model, page: Page): void {
    const command = happens(page, { kind: "submit" })
    assert.deepEqual(command, model.counting ? null : { kind: "submit" })
    if (!model.counting) Object.assign(model, { counting: true, summary: false, percent: 0 })
    looksLike(page, model)
  }
  toString = () => "submit"
}

class Progress implements fc.Command<Model, Page> {
  readonly percent: number
  constructor(percent: number) {
    this.percent = percent
  }
  check = () => true
  run(model: Model, page: Page): void {
    const command = happens(page, { kind: "progress", percent: this.percent })
    if (model.counting) model.percent = this.percent
    const next = this.percent === 100 ? { kind: "fetch" } : { kind: "askAgain", afterMs: 1000 }
    assert.deepEqual(command, model.counting ? next : null)
    looksLike(page, model)
  }
  toString = () => `progress ${this.percent}`
}

class End implements fc.Command<Model, Page> {
  readonly how: "finished" | "failed" | "stop"
  constructor(how: "finished" | "failed" | "stop") {
    this.how = how
  }
  check = () => true
  run(model: Model, page: Page): void {
    const command = happens(page, { kind: this.how })
    const next = {
      finished: { kind: "openSummary" },
      failed: { kind: "notify", notice: countFailedNotice },
      stop: { kind: "cancel" },
    }[this.how]
    assert.deepEqual(command, model.counting ? next : null)
    if (model.counting) Object.assign(model, { counting: false, summary: this.how === "finished" })
    looksLike(page, model)
  }
  toString = () => this.how
}

/** Each run ends once, by one of its ends, and nothing is done for a run that has ended. */
const isOrderly = (done: ReadonlyArray<CountCommand["kind"]>): boolean =>
  /^(s(a|f)*[onc])*(s(a|f)*)?$/.test(
    done
      .map(
        (kind) =>
          ({ submit: "s", askAgain: "a", fetch: "f", openSummary: "o", notify: "n", cancel: "c" })[kind],
      )
      .join(""),
  )

export const decideCountSentences = sentencesAbout(
  "counting",
  always(
    "a count is submitted, asked after, and ended once, whatever is pressed and heard meanwhile",
    fc.property(
      fc.commands(
        [
          fc.constant(new Submit()),
          fc
            .oneof(fc.integer({ min: 0, max: 100 }), fc.constant(100))
            .map((percent) => new Progress(percent)),
          fc.constantFrom("finished" as const, "failed" as const, "stop" as const).map((how) => new End(how)),
        ],
        { maxCommands: 30 },
      ),
      (commands) => {
        const page: Page = { decision: { state: INITIAL_COUNT_STATE, command: null }, done: [] }
        fc.modelRun(() => ({ model: { counting: false, summary: false, percent: 0 }, real: page }), commands)
        return isOrderly(page.done)
      },
    ),
  ),
)
