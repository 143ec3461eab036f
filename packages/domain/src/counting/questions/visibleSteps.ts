import type { SelectionStep, WaterfallStep } from "./Waterfall.ts"

/**
 * Returns whether to show a step. The do-not-sell list isn't the buyer's choice, so it gets a line only if it removes
 * records.
 */
export const isVisibleStep = (step: SelectionStep, removes: number): boolean =>
  step.kind !== "suppression" || step.source !== "doNotSell" || removes > 0

/** Returns the steps of a waterfall that users see, in order. */
export const visibleSteps = (steps: ReadonlyArray<WaterfallStep>): ReadonlyArray<WaterfallStep> =>
  steps.filter(({ removes, step }) => isVisibleStep(step, removes))
