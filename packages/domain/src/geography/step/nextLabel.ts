import type { nextLabelReading } from "../../shared/readings.ts"

export type NextLabelReading = (typeof nextLabelReading.options)[number]

/**
 * What the button of the next step says on each of the two steps. On the audience step it says 'Select Area' under both
 * readings until geography is chosen, options or not, because that is where it then leads. The second reading, by which
 * chosen geography makes it 'Poll Count', is one of the audience step alone. spec: order-builder §2.3
 */
export const nextLabel = (
  state: {
    readonly step: "geography" | "audience"
    readonly hasDemographicAndPhoneOptions: boolean
    readonly geographyChosen: boolean
  },
  reading: NextLabelReading,
): "Poll Count" | "Select Audience" | "Select Area" => {
  const isAudience = state.step === "audience"
  if (isAudience && !state.geographyChosen) return "Select Area"
  const leadsToCount = state.hasDemographicAndPhoneOptions || (isAudience && reading === "geographyChosen")
  return leadsToCount ? "Poll Count" : "Select Audience"
}
