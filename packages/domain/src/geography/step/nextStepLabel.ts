import type { nextStepLabelReading } from "../../shared/readings.ts"

export type NextStepLabelReading = (typeof nextStepLabelReading.options)[number]

/**
 * Returns the label of the next-step button on each of the two steps. Until geography is chosen, it's 'Select Area' on
 * the audience step under both readings, with or without options, because the button leads there. The 'geographyChosen'
 * reading, which makes it 'Poll Count' once geography is chosen, affects only the audience step. For a source without
 * attributes, the audience step leads to the count under either reading.
 */
export const nextStepLabel = (
  state: {
    readonly step: "geography" | "audience"
    readonly hasDemographicAndPhoneOptions: boolean
    readonly geographyChosen: boolean
    /** True if the source has selectable attributes; a source that covers every address doesn't. */
    readonly hasAttributes: boolean
  },
  reading: NextStepLabelReading,
): "Poll Count" | "Select Audience" | "Select Area" => {
  const isAudience = state.step === "audience"
  if (isAudience && !state.geographyChosen) return "Select Area"
  const isLastChoice = reading === "geographyChosen" || !state.hasAttributes
  const leadsToCount = state.hasDemographicAndPhoneOptions || (isAudience && isLastChoice)
  return leadsToCount ? "Poll Count" : "Select Audience"
}
