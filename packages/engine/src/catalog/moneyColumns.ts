import { ATTRIBUTES } from "@listwright/domain/glossary"
import { anyOf, category, choice, oneOf, smallNumber, year } from "../format/columns/StoredColumn.ts"

const financial = { category: category.financial }

/** The attributes of households' income, wealth, and vehicles. */
export const moneyColumns = [
  oneOf(
    {
      ...financial,
      column: "INCOME",
      name: ATTRIBUTES.INCOME,
      description: "Estimated annual household income",
      priceElement: "Income",
    },
    [
      "Under $15,000",
      "$15,000 to $24,999",
      "$25,000 to $34,999",
      "$35,000 to $49,999",
      "$50,000 to $74,999",
      "$75,000 to $99,999",
      "$100,000 to $124,999",
      "$125,000 to $149,999",
      "$150,000 to $174,999",
      "$175,000 to $199,999",
      "$200,000 to $249,999",
      "$250,000 and over",
    ],
  ),
  oneOf(
    {
      ...financial,
      column: "NETWORTH",
      name: ATTRIBUTES.NETWORTH,
      description: "Estimated net worth of the household",
      priceElement: "NetWorth",
    },
    [
      "Under $5,000",
      "$5,000 to $24,999",
      "$25,000 to $99,999",
      "$100,000 to $249,999",
      "$250,000 to $499,999",
      "$500,000 to $999,999",
      "$1,000,000 to $1,999,999",
      "$2,000,000 and over",
    ],
  ),
  anyOf(
    {
      category: category.creditCard,
      column: "CREDITCARD",
      name: ATTRIBUTES.CREDITCARD,
      description: "Types of cards used",
      priceElement: "CreditCard",
    },
    ["Bank Card", "Premium Card", "Department Store Card", "Gas Card", "Travel Card"],
  ),
  anyOf(
    {
      category: category.investment,
      column: "INVESTMENTS",
      name: ATTRIBUTES.INVESTMENTS,
      description: "Types of investments owned",
      priceElement: "Investments",
    },
    ["Stocks", "Mutual Funds", "Bonds", "Real Estate", "Retirement Account"],
  ),
  choice(
    {
      category: category.insurance,
      column: "LIFEINSURANCE",
      name: ATTRIBUTES.LIFEINSURANCE,
      description: "Whether the household has life insurance",
      priceElement: null,
    },
    [
      { value: "Y", name: "Policy Holder" },
      { value: "N", name: "No Policy" },
    ],
  ),
  smallNumber(
    {
      category: category.automotive,
      column: "VEHICLES",
      name: ATTRIBUTES.VEHICLES,
      description: "Number of vehicles, for households that have any",
      priceElement: null,
    },
    "1",
    "6",
  ),
  year(
    {
      category: category.automotive,
      column: "VEHICLEYEAR",
      name: ATTRIBUTES.VEHICLEYEAR,
      description: "Model year of the household's newest vehicle",
      priceElement: null,
    },
    "1990",
    "2027",
  ),
]
