import { ATTRIBUTES } from "@listwright/domain/glossary"
import {
  anyOf,
  category,
  choice,
  day,
  month,
  names,
  oneOf,
  singleNumber,
  smallNumber,
} from "../format/columns/StoredColumn.ts"

const general = { category: category.general }

/** The attributes of people and of the members of their households. */
export const personColumns = [
  smallNumber(
    {
      ...general,
      column: "AGE",
      name: ATTRIBUTES.AGE,
      description: "Age in whole years",
      priceElement: "Age",
    },
    "18",
    "99",
  ),
  day(
    {
      ...general,
      column: "BIRTHDATE",
      name: ATTRIBUTES.BIRTHDATE,
      description: "Exact date of birth, if known",
      priceElement: "Age",
    },
    "19261101",
    "20081031",
  ),
  month(
    {
      ...general,
      column: "BIRTHMONTH",
      name: ATTRIBUTES.BIRTHMONTH,
      description: "From 01 (January) to 12 (December)",
      priceElement: null,
    },
    "01",
    "12",
  ),
  choice(
    {
      ...general,
      column: "GENDER",
      name: ATTRIBUTES.GENDER,
      description: "The person's gender",
      priceElement: null,
    },
    [
      { value: "F", name: "Female" },
      { value: "M", name: "Male" },
    ],
  ),
  oneOf(
    {
      ...general,
      column: "MARITAL",
      name: ATTRIBUTES.MARITAL,
      description: "Married or single, as inferred from the household",
      priceElement: "MaritalStatus",
    },
    ["Married", "Single"],
  ),
  names(
    {
      ...general,
      column: "LASTNAME",
      name: ATTRIBUTES.LASTNAME,
      description: "Last name or its first letters; A to M includes every name that starts with M",
      priceElement: null,
    },
    "A",
    "Z",
  ),
  oneOf(
    {
      ...general,
      column: "EDUCATION",
      name: ATTRIBUTES.EDUCATION,
      description: "Highest level of education completed",
      priceElement: "Education",
    },
    ["High School", "Vocational or Technical", "Some College", "Bachelor's Degree", "Graduate Degree"],
  ),
  oneOf(
    {
      ...general,
      column: "OCCUPATION",
      name: ATTRIBUTES.OCCUPATION,
      description: "Type of work",
      priceElement: "Occupation",
    },
    [
      "Professional or Technical",
      "Executive or Manager",
      "Office and Clerical",
      "Sales and Service",
      "Skilled Trade",
      "Laborer",
      "Educator",
      "Health Care Worker",
      "Public Safety",
      "Farmer",
      "Student",
      "Homemaker",
      "Self Employed",
      "Retired",
    ],
  ),
  choice(
    {
      ...general,
      column: "CHILDREN",
      name: ATTRIBUTES.CHILDREN,
      description: "Whether anyone under 18 lives in the household",
      priceElement: "Children",
    },
    [
      { value: "Y", name: "Children Present" },
      { value: "N", name: "No Children" },
    ],
  ),
  smallNumber(
    {
      ...general,
      column: "NUMCHILDREN",
      name: ATTRIBUTES.NUMCHILDREN,
      description: "Number of children under 18, for households that have any",
      priceElement: "Children",
    },
    "1",
    "6",
  ),
  anyOf(
    {
      ...general,
      column: "CHILDAGES",
      name: ATTRIBUTES.CHILDAGES,
      description: "Age groups of the children in the household",
      priceElement: "Children",
    },
    ["0 to 2", "3 to 5", "6 to 10", "11 to 15", "16 to 17"],
  ),
  singleNumber(
    {
      ...general,
      column: "HOUSEHOLDSIZE",
      name: ATTRIBUTES.HOUSEHOLDSIZE,
      description: "Number of adults and children in the household",
      priceElement: null,
    },
    "1",
    "9",
  ),
]
