import { ATTRIBUTES } from "@listwright/domain/glossary"
import { category, choice, type StoredColumn } from "../format/columns/StoredColumn.ts"
import { consumerColumns } from "./consumerColumns.ts"

/** The attributes shared by Canadians and consumers, with the same meaning. */
const SHARED: ReadonlySet<string> = new Set([
  "AGE",
  "GENDER",
  "MARITAL",
  "LASTNAME",
  "EDUCATION",
  "CHILDREN",
  "NUMCHILDREN",
  "HOUSEHOLDSIZE",
  "OWNERRENTER",
  "HOMEVALUE",
  "DWELLING",
  "LENGTHRES",
  "INCOME",
  "PETS",
  "MAILRESPONDER",
  "DONOR",
  "INTERESTS",
])

/** The descriptions of attributes with the same bands, but in Canadian dollars. */
const IN_CANADIAN_DOLLARS: Readonly<Record<string, string>> = {
  HOMEVALUE: "Estimated market value of an owned home in Canadian dollars",
  INCOME: "Estimated annual household income in Canadian dollars",
}

const LANGUAGE_COLUMN = choice(
  {
    category: category.general,
    column: "LANGUAGE",
    name: ATTRIBUTES.LANGUAGE,
    description: "The official language in which the household prefers its mail",
    priceElement: "Language",
  },
  [
    { value: "E", name: "English" },
    { value: "F", name: "French" },
  ],
)

/** Returns all attributes of a Canadian, in the order they're stored in rows, with the existing last names. */
export const canadianColumns = (lastNames: ReadonlyArray<string>): ReadonlyArray<StoredColumn> => [
  LANGUAGE_COLUMN,
  ...consumerColumns
    .filter(({ column }) => SHARED.has(column.column))
    .map((stored): StoredColumn => {
      const description = IN_CANADIAN_DOLLARS[stored.column.column] ?? stored.column.description
      const texts = stored.encoding === "names" ? lastNames : stored.texts
      return { ...stored, column: { ...stored.column, description }, texts }
    }),
]
