import { WireTaxCheck } from "@listwright/adapters"

/** What `tax check --json` prints: what the server answers. */
export const TaxCheckJson = WireTaxCheck
