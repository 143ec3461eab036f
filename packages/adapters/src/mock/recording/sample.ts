import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { type Contact, defaultChoices } from "@listwright/domain/drafts"
import { Zip } from "@listwright/domain/shared"

/** The order that is recorded: six ZIP Codes of Chicago, people of 25 to 54. */
export const sampleDefinition = canonicalDefinition({
  ...emptyDefinition(10),
  areas: ["60614", "60615", "60618", "60625", "60640", "60657"].map((zip) => ({
    kind: "zip" as const,
    zip: Zip.make(zip),
    excluded: false,
  })),
  audience: {
    unit: "individuals",
    criteria: [{ kind: "ranges", column: "AGE", ranges: [{ from: "25", to: "54" }] }],
  },
  phoneOption: "phonesWhereAvailable",
})

export const sampleContact: Contact = {
  firstName: "Ann",
  lastName: "Buyer",
  company: "Corner Bakery",
  email: "demo@listwright.example",
  phone: "3125550100",
  orderName: "Opening day",
  addressLine: "1 North State Street",
  city: "Chicago",
  state: "IL",
  zip: "60602",
  countryCode: "US",
  contactMe: false,
}

export const sampleChoices = { ...defaultChoices, contact: sampleContact }

/** Cards of the sandbox processor. */
export const cards = {
  accepted: "4111111111111111",
  declined: "4000000000000002",
} as const
