import { WireTaxCheck } from "@listwright/adapters"

/** The output of `tax check --json`: the server's reply. */
export const TaxCheckJson = WireTaxCheck
