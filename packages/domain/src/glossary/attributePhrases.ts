import type { ATTRIBUTES } from "./attributes.ts"

/**
 * The wording of an attribute in a sentence about an audience: either text around the chosen values, or a phrase for
 * each value, keyed by the value's name.
 */
export type AttributePhrase =
  | {
      readonly before: string
      readonly after?: string
      /** Replaces `after` if the chosen value is 1. */ readonly afterOne?: string
    }
  | { readonly values: Readonly<Record<string, string>> }

/**
 * The wording of the built-in catalog's attributes in a sentence: 'People aged 25 to 54, who own their home'. The
 * sentence mentions them in this order. A provider's own attribute, or a value without wording here, is shown by name.
 */
export const ATTRIBUTE_PHRASES: Readonly<Record<keyof typeof ATTRIBUTES, AttributePhrase>> = {
  AGE: { before: "aged" },
  BIRTHDATE: { before: "born" },
  BIRTHMONTH: { before: "born in" },
  GENDER: { values: { Female: "who are female", Male: "who are male" } },
  LANGUAGE: { values: { English: "who prefer English", French: "who prefer French" } },
  MARITAL: { values: { Married: "who are married", Single: "who are single" } },
  LASTNAME: { before: "with last names from" },
  EDUCATION: { before: "with an education of" },
  OCCUPATION: { before: "working as" },
  CHILDREN: { values: { "Children Present": "with children", "No Children": "without children" } },
  NUMCHILDREN: { before: "with", after: "children", afterOne: "child" },
  CHILDAGES: { before: "with children aged" },
  HOUSEHOLDSIZE: { before: "in a household of" },
  OWNERRENTER: { values: { Homeowner: "who own their home", Renter: "who rent their home" } },
  HOMEVALUE: { before: "with a home worth" },
  DWELLING: {
    values: {
      "Single Family Home": "in single-family homes",
      "Apartment or Multi Family": "in apartments or multifamily homes",
    },
  },
  HOMEBUILT: { before: "in a home built in" },
  LENGTHRES: { before: "who moved in" },
  MOVETYPE: {
    values: { "Bought a Home": "who bought a home", "Rented a Home": "who rented a home" },
  },
  MOVEDATE: { before: "who moved" },
  MOVEDISTANCE: {
    values: {
      "Same County": "who stayed in their county",
      "Other County": "who came from another county in the state",
      "Other State": "who came from another state",
    },
  },
  FROMSTATE: { before: "who came from" },
  PRICE: { before: "who paid", after: "thousand dollars for their home" },
  FIRSTTIMEBUYER: { values: { Yes: "who bought their first home", No: "who owned a home before" } },
  INCOME: { before: "with income of" },
  MEDIANINCOME: { before: "with a median income of", after: "thousand dollars" },
  MEDIANHOMEVALUE: { before: "with a median home value of", after: "thousand dollars" },
  MEDIANAGE: { before: "with a median age of" },
  PHWC: { before: "where", after: "percent of households have children" },
  PHOWN: { before: "where", after: "percent of households own their home" },
  MAILBOX: { before: "with mail delivered to a" },
  SEASONAL: { values: { Yes: "occupied only part of the year", No: "occupied year-round" } },
  NETWORTH: { before: "with a net worth of" },
  LOANAMOUNT: { before: "with a mortgage of", after: "thousand dollars" },
  LOANMONTH: { before: "with a mortgage from" },
  LOANTYPE: {
    values: {
      Conventional: "with a conventional mortgage",
      FHA: "with an FHA mortgage",
      VA: "with a VA mortgage",
      "Rural Housing": "with a rural housing mortgage",
    },
  },
  LOANRATE: {
    values: {
      "Fixed Rate": "with a mortgage at a fixed rate",
      "Adjustable Rate": "with a mortgage at an adjustable rate",
    },
  },
  CREDITCARD: { before: "who use a" },
  INVESTMENTS: { before: "with investments in" },
  LIFEINSURANCE: {
    values: { "Policy Holder": "with life insurance", "No Policy": "without life insurance" },
  },
  VEHICLES: { before: "with", after: "vehicles", afterOne: "vehicle" },
  VEHICLEYEAR: { before: "with a vehicle of model year" },
  PETS: { before: "who have a" },
  MAILRESPONDER: { values: { Yes: "who buy by mail", No: "who do not buy by mail" } },
  PURCHASES: { before: "who bought" },
  DONOR: { before: "who gave to" },
  TRAVEL: { before: "who took", after: "trips" },
  INTERESTS: { before: "interested in" },
  MAGAZINES: { values: { Yes: "who read magazines", No: "who do not read magazines" } },
  TECHNOLOGY: { before: "who use" },
  SIC: { before: "in" },
  EMPLOYEES: { before: "with", after: "employees" },
  SALES: { before: "with sales of" },
  YEARFOUNDED: { before: "founded" },
  FILINGDATE: { before: "registered" },
  LOCATION: { before: "that are a" },
  OWNERSHIP: { before: "owned as" },
  HOMEBASED: { values: { Yes: "run from a home", No: "not run from a home" } },
  WOMANOWNED: { values: { Yes: "owned by a woman", No: "not owned by a woman" } },
  FRANCHISE: { values: { Yes: "that are franchises", No: "that are not franchises" } },
  SQUAREFEET: { before: "with", after: "square feet" },
  CREDITRATING: { before: "with a credit rating of" },
  WEBSITE: { values: { Yes: "with a website", No: "without a website" } },
  EMAILREACH: { values: { Yes: "reachable by email", No: "not reachable by email" } },
  TITLE: { before: "with the title of" },
  BROADBAND: { values: { Yes: "with broadband", No: "without broadband" } },
}
