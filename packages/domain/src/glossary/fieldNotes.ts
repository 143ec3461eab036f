import { RECORD_FIELDS } from "./recordFields.ts"

/** Explanations of fields whose names aren't self-explanatory. */
export const FIELD_NOTES: Readonly<Partial<Record<string, string>>> = {
  [RECORD_FIELDS.record]:
    "Identifies the record in all of your lists: it stays the same from file to file and month to month",
  [RECORD_FIELDS.zip4]: "A side of a street, or a building, within the ZIP Code",
  [RECORD_FIELDS.carrierRoute]: "The route that a mail carrier follows",
  [RECORD_FIELDS.deliveryScore]: "How reliably mail reaches the address (higher is better)",
  [RECORD_FIELDS.walkSequence]: "The order in which the carrier visits the addresses on the route",
}
