import { ATTRIBUTES } from "@listwright/domain/glossary"
import { category, choice, largeNumber, monthOfYear, oneOf, year } from "../format/columns/StoredColumn.ts"

const general = { category: category.general }
const financial = { category: category.financial }

/** The attributes of people's homes and home loans. */
export const homeColumns = [
  choice(
    {
      ...general,
      column: "OWNERRENTER",
      name: ATTRIBUTES.OWNERRENTER,
      description: "Whether the household owns its home",
      priceElement: "Homeowner",
    },
    [
      { value: "O", name: "Homeowner" },
      { value: "R", name: "Renter" },
    ],
  ),
  oneOf(
    {
      ...general,
      column: "HOMEVALUE",
      name: ATTRIBUTES.HOMEVALUE,
      description: "Estimated market value of an owned home",
      priceElement: "HomeValue",
    },
    [
      "Under $100,000",
      "$100,000 to $149,999",
      "$150,000 to $199,999",
      "$200,000 to $249,999",
      "$250,000 to $299,999",
      "$300,000 to $399,999",
      "$400,000 to $499,999",
      "$500,000 to $749,999",
      "$750,000 to $999,999",
      "$1,000,000 and over",
    ],
  ),
  choice(
    {
      ...general,
      column: "DWELLING",
      name: ATTRIBUTES.DWELLING,
      description: "Type of building the household lives in",
      priceElement: null,
    },
    [
      { value: "S", name: "Single Family Home" },
      { value: "M", name: "Apartment or Multi Family" },
    ],
  ),
  year(
    {
      ...general,
      column: "HOMEBUILT",
      name: ATTRIBUTES.HOMEBUILT,
      description: "Year of construction",
      priceElement: null,
    },
    "1900",
    "2026",
  ),
  year(
    {
      ...general,
      column: "LENGTHRES",
      name: ATTRIBUTES.LENGTHRES,
      description: "Length of residence, as the year the household moved in",
      priceElement: null,
    },
    "1950",
    "2026",
  ),
  monthOfYear(
    {
      ...financial,
      column: "LOANMONTH",
      name: ATTRIBUTES.LOANMONTH,
      description: "Month and year of the latest mortgage on an owned home",
      priceElement: "Mortgage",
    },
    "011995",
    "102026",
  ),
  largeNumber(
    {
      ...financial,
      column: "LOANAMOUNT",
      name: ATTRIBUTES.LOANAMOUNT,
      description: "Amount of the latest mortgage in thousands of dollars",
      priceElement: "Mortgage",
    },
    "10",
    "3000",
  ),
]
