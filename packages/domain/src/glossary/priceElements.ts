import { ATTRIBUTES } from "./attributes.ts"
import { RECORD_FIELDS } from "./recordFields.ts"

/** What people call price elements, by their names in price lists. */
export const PRICE_ELEMENTS = {
  Base: "Base",
  Phone: RECORD_FIELDS.phone,
  Age: ATTRIBUTES.AGE,
  Income: ATTRIBUTES.INCOME,
  Homeowner: ATTRIBUTES.OWNERRENTER,
  HomeValue: ATTRIBUTES.HOMEVALUE,
  Mortgage: "Mortgage",
  NetWorth: ATTRIBUTES.NETWORTH,
  CreditCard: ATTRIBUTES.CREDITCARD,
  Investments: ATTRIBUTES.INVESTMENTS,
  Children: "Children",
  MaritalStatus: ATTRIBUTES.MARITAL,
  Education: ATTRIBUTES.EDUCATION,
  Occupation: ATTRIBUTES.OCCUPATION,
  Purchases: ATTRIBUTES.PURCHASES,
  Donor: ATTRIBUTES.DONOR,
  Interests: ATTRIBUTES.INTERESTS,
  Propensity: "Propensities",
  Vehicle: "Vehicle",
  CreditBand: "Modeled Credit",
  NewConsumer: "New Consumer Date",
  Industry: ATTRIBUTES.SIC,
  Employees: ATTRIBUTES.EMPLOYEES,
  Sales: ATTRIBUTES.SALES,
  Title: ATTRIBUTES.TITLE,
  Location: ATTRIBUTES.LOCATION,
  YearFounded: ATTRIBUTES.YEARFOUNDED,
  CreditRating: ATTRIBUTES.CREDITRATING,
  FilingDate: ATTRIBUTES.FILINGDATE,
  MoveDate: ATTRIBUTES.MOVEDATE,
  MoveOrigin: "Move Origin",
  PurchasePrice: ATTRIBUTES.PRICE,
  FirstTimeBuyer: ATTRIBUTES.FIRSTTIMEBUYER,
} as const satisfies Readonly<Record<string, string>>

/** What people call the lines of a price, and what they add up to. */
export const CHARGES = {
  list: "List",
  labels: "Labels",
  shipping: "Shipping",
  service: "Service",
  geography: "Geography",
  mobilePackage: "Mobile package",
  minimumOrder: "Minimum order",
  promotion: "Promotion",
  beforeTax: "Total before tax",
  tax: "Tax",
  total: "Total charge",
} as const
