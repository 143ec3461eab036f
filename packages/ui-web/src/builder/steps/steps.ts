import { toAudienceStep, nextStepWarnings } from "@listwright/domain/audience"
import type { Draft } from "@listwright/domain/drafts"
import { hasGeography } from "@listwright/domain/geography"
import { hasCurrentCount, STEP_TITLES } from "@listwright/domain/order"

const [GEO, DEMO, SUMMARY] = STEP_TITLES

export interface Step {
  readonly id: "geo" | "demo" | "summary"
  readonly title: string
  readonly isDone: boolean
  /** False if a prerequisite of the step is still missing. */
  readonly isOpen: boolean
}

export const orderSteps = ({ definition, choices }: Draft): ReadonlyArray<Step> => {
  const isCounted = hasCurrentCount(choices) || choices.step === "success"
  return [
    { id: "geo", title: GEO, isDone: hasGeography(definition), isOpen: true },
    {
      id: "demo",
      title: DEMO,
      isDone: nextStepWarnings(toAudienceStep(definition)).length === 0,
      isOpen: true,
    },
    { id: "summary", title: SUMMARY, isDone: choices.step === "success", isOpen: isCounted },
  ]
}
