import type { nextLabelReading } from "../readings.ts"

export type NextLabelReading = (typeof nextLabelReading.options)[number]

/** What the button of the next step says on each of the two steps. spec: order-builder §2.3 */
export const nextLabel = (
  state: {
    readonly step: "geography" | "audience"
    readonly hasDemographicAndPhoneOptions: boolean
    readonly geographyChosen: boolean
  },
  reading: NextLabelReading,
): "Poll Count" | "Select Audience" | "Select Area" => {
  const leadsToCount =
    reading === "demographicAndPhoneOptions" ? state.hasDemographicAndPhoneOptions : state.geographyChosen
  // Without an area nothing can be counted: the audience step then asks for one, whatever the reading.
  if (state.step === "audience" && !state.geographyChosen) return "Select Area"
  return leadsToCount ? "Poll Count" : "Select Audience"
}
