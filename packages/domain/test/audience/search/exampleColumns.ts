import type { Attribute } from "../../../src/audience/attributes/Attribute.ts"

const base = {
  description: "",
  inputType: "list",
  category: 3,
  min: null,
  max: null,
  priceElement: null,
} as const

/** A column with values, whose codes count from 1. */
export const list = (column: string, name: string, ...names: ReadonlyArray<string>): Attribute => ({
  ...base,
  column,
  name,
  values: names.map((value, at) => ({ value: String(at + 1), name: value })),
})

export const flag = (column: string, name: string, category = 3): Attribute => ({
  ...base,
  column,
  name,
  category,
  values: [{ value: "Y", name: "Yes" }],
  priceElement: "Interests",
})

export const propensity = (column: string, name: string): Attribute => ({
  ...base,
  column,
  name,
  description: "Modeled in tenths of all people, from 1 (most likely) to 10 (least likely)",
  inputType: "number",
  min: "1",
  max: "10",
  values: [],
  priceElement: "Propensity",
})

export const age: Attribute = {
  ...base,
  column: "AGE",
  name: "Age",
  description: "Age in whole years",
  inputType: "number",
  min: "18",
  max: "99",
  values: [],
  priceElement: "Age",
}

export const children: Attribute = {
  ...base,
  column: "CHILDREN",
  name: "Presence of Children",
  inputType: "radio",
  values: [
    { value: "Y", name: "Children Present" },
    { value: "N", name: "No Children" },
  ],
}

export const industries: Attribute = {
  ...base,
  column: "SIC",
  name: "Industry",
  inputType: "sic",
  category: 16,
  values: [
    { value: "G", name: "G Retail Trade" },
    { value: "58", name: "58 Eating and Drinking Places" },
    { value: "5812", name: "5812 Eating Places" },
  ],
}

/** One of each kind, as the demo has them. */
export const COLUMNS: ReadonlyArray<Attribute> = [
  age,
  children,
  list("CHILDAGES", "Ages of Children", "0 to 2", "3 to 5", "6 to 10"),
  list("INCOME", "Household Income", "Under $15,000", "$15,000 to $24,999"),
  list(
    "NETWORTH",
    "Net Worth",
    "Under $50,000",
    "$50,000 to $99,999",
    "$100,000 to $249,999",
    "$250,000 to $499,999",
    "$500,000 and over",
  ),
  list("PETS", "Pet Owner", "Cat", "Dog", "Other Pet"),
  list("INTERESTS", "Interests", "Golf", "Gardening"),
  flag("BOATING", "Boating and Sailing"),
  flag("TENNIS", "Tennis"),
  flag("PETSUPPLIES", "Pet Supply Purchases", 15),
  flag("DOITYOURSELF", "Do-It-Yourself Home Improvement"),
  propensity("LIKELY_CRUISE", "Propensity to Take a Cruise"),
  propensity("LIKELY_REFINANCE", "Propensity to Refinance a Mortgage"),
  industries,
]
