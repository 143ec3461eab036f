import { ATTRIBUTES } from "@listwright/domain/glossary"
import { category, choice, day, oneOf, year } from "../format/columns/StoredColumn.ts"

const business = { category: category.business }

const yesNo = [
  { value: "Y", name: "Yes" },
  { value: "N", name: "No" },
]

/** The values of TITLE; their codes are their positions. */
export const TITLES = [
  "Owner",
  "President",
  "Chief Executive Officer",
  "Partner",
  "Chief Financial Officer",
  "Operations Manager",
  "Office Manager",
  "Marketing Manager",
  "Sales Manager",
  "Human Resources Manager",
  "Information Technology Manager",
  "Purchasing Manager",
  "Facilities Manager",
  "Site Manager",
] as const

export const EMPLOYEE_BANDS = [
  "1 to 4",
  "5 to 9",
  "10 to 19",
  "20 to 49",
  "50 to 99",
  "100 to 249",
  "250 to 499",
  "500 to 999",
  "1,000 and over",
] as const

/** The attributes of businesses other than their industries, in the order they're stored in rows. */
export const businessColumns = [
  oneOf(
    {
      ...business,
      column: "EMPLOYEES",
      name: ATTRIBUTES.EMPLOYEES,
      description: "Number of people who work at the location",
      priceElement: "Employees",
    },
    EMPLOYEE_BANDS,
  ),
  oneOf(
    {
      ...business,
      column: "SALES",
      name: ATTRIBUTES.SALES,
      description: "Estimated annual sales at the location",
      priceElement: "Sales",
    },
    [
      "Under $500,000",
      "$500,000 to $999,999",
      "$1,000,000 to $2,499,999",
      "$2,500,000 to $4,999,999",
      "$5,000,000 to $9,999,999",
      "$10,000,000 to $19,999,999",
      "$20,000,000 to $49,999,999",
      "$50,000,000 to $99,999,999",
      "$100,000,000 and over",
    ],
  ),
  oneOf(
    {
      ...business,
      column: "TITLE",
      name: ATTRIBUTES.TITLE,
      description: "The contact's role at the business",
      priceElement: "Title",
    },
    TITLES,
  ),
  oneOf(
    {
      ...business,
      column: "LOCATION",
      name: ATTRIBUTES.LOCATION,
      description: "Whether the company has other locations, and which type of location this is",
      priceElement: "Location",
    },
    ["Single Location", "Headquarters", "Branch"],
  ),
  oneOf(
    {
      ...business,
      column: "OWNERSHIP",
      name: ATTRIBUTES.OWNERSHIP,
      description: "Who owns the company",
      priceElement: null,
    },
    ["Private", "Public", "Government", "Nonprofit"],
  ),
  choice(
    {
      ...business,
      column: "HOMEBASED",
      name: ATTRIBUTES.HOMEBASED,
      description: "Whether the business is run from home",
      priceElement: null,
    },
    yesNo,
  ),
  choice(
    {
      ...business,
      column: "WOMANOWNED",
      name: ATTRIBUTES.WOMANOWNED,
      description: "Whether a woman owns or runs the business",
      priceElement: null,
    },
    yesNo,
  ),
  choice(
    {
      ...business,
      column: "FRANCHISE",
      name: ATTRIBUTES.FRANCHISE,
      description: "Whether the location is run under another company's brand",
      priceElement: null,
    },
    yesNo,
  ),
  year(
    {
      ...business,
      column: "YEARFOUNDED",
      name: ATTRIBUTES.YEARFOUNDED,
      description: "Year the business started",
      priceElement: "YearFounded",
    },
    "1850",
    "2026",
  ),
  oneOf(
    {
      ...business,
      column: "SQUAREFEET",
      name: ATTRIBUTES.SQUAREFEET,
      description: "Estimated floor space at the location",
      priceElement: null,
    },
    ["Under 2,500", "2,500 to 9,999", "10,000 to 39,999", "40,000 and over"],
  ),
  oneOf(
    {
      ...business,
      column: "CREDITRATING",
      name: ATTRIBUTES.CREDITRATING,
      description: "How reliably the business is expected to pay its bills",
      priceElement: "CreditRating",
    },
    ["Excellent", "Very Good", "Good", "Satisfactory"],
  ),
  choice(
    {
      ...business,
      column: "WEBSITE",
      name: ATTRIBUTES.WEBSITE,
      description: "Whether the business has a website",
      priceElement: null,
    },
    yesNo,
  ),
  choice(
    {
      ...business,
      column: "EMAILREACH",
      name: ATTRIBUTES.EMAILREACH,
      description: "Whether an email campaign can reach the contact; no email address is delivered",
      priceElement: null,
    },
    yesNo,
  ),
  day(
    {
      ...business,
      column: "FILINGDATE",
      name: ATTRIBUTES.FILINGDATE,
      description: "Date a new business was registered",
      priceElement: "FilingDate",
    },
    "20250101",
    "20261031",
  ),
]
