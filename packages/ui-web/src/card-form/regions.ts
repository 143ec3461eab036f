import { COUNTRIES, type Country, PROVINCES } from "@listwright/domain/shared"
import type { SelectOption } from "../design/Select.tsx"

const US =
  "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY"

const options = (codes: ReadonlyArray<string>): ReadonlyArray<SelectOption> => [
  { value: "", text: "Choose" },
  ...codes.map((code) => ({ value: code, text: code })),
]

const usOptions = options(US.split(" "))
const caOptions = options(Object.keys(PROVINCES))

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
