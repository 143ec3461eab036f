import { COUNTRIES, type Country, PROVINCES, STATES } from "@listwright/domain/shared"
import type { SelectOption } from "../../design/Select.tsx"

const options = (codes: ReadonlyArray<string>): ReadonlyArray<SelectOption> => [
  { value: "", text: "Choose" },
  ...codes.map((code) => ({ value: code, text: code })),
]

const usOptions = options(Object.keys(STATES))
const caOptions = options(Object.keys(PROVINCES))

/**
 * Returns the states with DC, territories, and military mail, or the provinces and territories, by postal abbreviation.
 */
export const regionOptions = (country: Country): ReadonlyArray<SelectOption> =>
  country === "US" ? usOptions : caOptions

/** Returns a state or province if it's in the country; '' if it isn't, so the buyer has to choose one again. */
export const regionInCountry = (country: string, region: string): string =>
  COUNTRIES.some((each) => each === country && regionOptions(each).some(({ value }) => value === region))
    ? region
    : ""

const countryName = (country: Country): string => {
  switch (country) {
    case "US":
      return "United States"
    case "CA":
      return "Canada"
  }
}

export const countryOptions: ReadonlyArray<SelectOption> = COUNTRIES.map((country) => ({
  value: country,
  text: countryName(country),
}))
