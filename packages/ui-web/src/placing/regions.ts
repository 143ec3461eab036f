import { COUNTRIES, type Country } from "@listwright/domain/shared"
import type { SelectOption } from "../design/Select.tsx"

const US =
  "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY"
const CA = "AB BC MB NB NL NS NT NU ON PE QC SK YT"

const options = (codes: string): ReadonlyArray<SelectOption> => [
  { value: "", text: "Choose" },
  ...codes.split(" ").map((code) => ({ value: code, text: code })),
]

const usOptions = options(US)
const caOptions = options(CA)

/** States with DC, or provinces and territories, by their postal codes. */
export const regionOptions = (country: Country): ReadonlyArray<SelectOption> =>
  country === "US" ? usOptions : caOptions

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
