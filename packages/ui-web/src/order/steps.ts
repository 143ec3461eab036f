import { type AreaTab, hasGeography, type Draft, nextStepWarnings, audienceStepOf } from "@listwright/domain"

/** spec: order-builder §1 (the three steps) */
export interface Step {
  readonly id: "geo" | "demo" | "summary"
  readonly title: string
  readonly isDone: boolean
  /** false: what leads there is still missing. */
  readonly isOpen: boolean
}

export const stepsOf = ({ definition, choices }: Draft): ReadonlyArray<Step> => {
  const isCounted = choices.step === "summary" || choices.step === "payment" || choices.step === "success"
  return [
    { id: "geo", title: "Select Target Area(s)", isDone: hasGeography(definition), isOpen: true },
    {
      id: "demo",
      title: "Define Target Audience",
      isDone: nextStepWarnings(audienceStepOf(definition)).length === 0,
      isOpen: true,
    },
    { id: "summary", title: "Review Count & Order", isDone: choices.step === "success", isOpen: isCounted },
  ]
}

/** The area tabs that have a screen, by the names that their sections have. spec: order-builder §2.3 */
export const GEO_TAB_TITLES: Readonly<Partial<Record<AreaTab, string>>> = {
  zip: "Enter ZIP Codes",
  zipRange: "ZIP Code Range",
  zipPaste: "Paste ZIP Codes",
}
