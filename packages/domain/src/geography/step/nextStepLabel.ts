import type { nextStepLabelReading } from "../../shared/readings.ts"

export type NextStepLabelReading = (typeof nextStepLabelReading.options)[number]

/**
 * Returns the next-step button's label on each of the two steps. On the audience step, it's 'Select Area' under both
 * readings until geography is chosen, with or without options, because the button leads there. The second reading,
 * which makes it 'Poll Count' once geography is chosen, affects only the audience step. A source without attributes
 * counts from there under either reading.
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
