import { countFailedNotice } from "../Notices.ts"
import type { OrderStep } from "../../definition/OrderStep.ts"
import type { Notice } from "../../shared/Notice.ts"

/** The interval for polling a count's progress, in milliseconds [ob9-polling]. */
export const POLL_INTERVAL_MS = 1_000

/** The percentage at which a run is complete [ob9-polling]. */
export const COMPLETE_PERCENT = 100

/** The state of a count and its order. `percent` is 0 to 100. */
export type CountState =
  | { readonly step: "input" }
  | { readonly step: "count"; readonly percent: number }
  | { readonly step: "summary" }

/**
 * An event in a count. 'finished' means that the order and its price list were fetched; 'failed' means that a request
 * or the run itself failed.
 */
export type CountEvent =
  | { readonly kind: "submit" }
  | { readonly kind: "progress"; readonly percent: number }
  | { readonly kind: "finished" }
  | { readonly kind: "failed" }
  | { readonly kind: "stop" }

/** The next action: 'askAgain' polls after the interval, and 'cancel' stops the run in the engine. */
export type CountCommand =
  | { readonly kind: "submit" }
  | { readonly kind: "askAgain"; readonly afterMs: number }
  | { readonly kind: "fetch" }
  | { readonly kind: "openSummary" }
  | { readonly kind: "cancel" }
  | { readonly kind: "notify"; readonly notice: Notice }

/** The state of a count after an event, and the action to take. */
export interface CountDecision {
  readonly state: CountState
  /** The next action; null if there's nothing to do. */
  readonly command: CountCommand | null
}

/** The state before anything is counted. */
export const INITIAL_COUNT_STATE: CountState = { step: "input" }

/**
 * Returns whether the counting modal is visible, which is the case only while a count is running [ob4-count-polling]
 * [ob4-count-stop].
 */
export const isCountingModalVisible = ({ step }: { readonly step: OrderStep }): boolean => step === "count"

const begin: CountDecision = { state: { step: "count", percent: 0 }, command: { kind: "submit" } }

const whileCounting = (event: CountEvent, unchanged: CountDecision): CountDecision => {
  switch (event.kind) {
    case "submit":
      return unchanged
    case "progress": {
      const percent = Math.min(Math.max(event.percent, 0), COMPLETE_PERCENT)
      return {
        state: { step: "count", percent },
        command:
          percent === COMPLETE_PERCENT ? { kind: "fetch" } : { kind: "askAgain", afterMs: POLL_INTERVAL_MS },
      }
    }
    case "finished":
      return { state: { step: "summary" }, command: { kind: "openSummary" } }
    case "failed":
      return { state: INITIAL_COUNT_STATE, command: { kind: "notify", notice: countFailedNotice } }
    case "stop":
      return { state: INITIAL_COUNT_STATE, command: { kind: "cancel" } }
  }
}

/**
 * Decides the next step of the official count: it's submitted, polled every second until complete, then fetched, and
 * the summary opens. A second count is ignored while one is running. A failure shows a notice and, like Stop, returns
 * to the input. Events after a run's end have no effect [ob4-counting-steps] [ob4-count-polling] [ob4-count-stop]
 * [ob4-count-failure] [ob8-count-failed] [p8-count-failed].
 */
export const decideCount = (state: CountState, event: CountEvent): CountDecision => {
  const unchanged: CountDecision = { state, command: null }
  switch (state.step) {
    case "input":
    case "summary":
      return event.kind === "submit" ? begin : unchanged
    case "count":
      return whileCounting(event, unchanged)
  }
}
