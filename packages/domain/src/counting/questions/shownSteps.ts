import type { SelectionStep, WaterfallStep } from "./Waterfall.ts"

/** Whether people see a step: the do-not-sell list, which nobody chose, has a line only where it removes somebody. */
export const isShownStep = (step: SelectionStep, removes: number): boolean =>
  step.kind !== "suppression" || step.source !== "doNotSell" || removes > 0

/** The steps of a waterfall that people see, in order. */
export const shownSteps = (steps: ReadonlyArray<WaterfallStep>): ReadonlyArray<WaterfallStep> =>
  steps.filter(({ removes, step }) => isShownStep(step, removes))
