import { PriceList } from "@listwright/domain/pricing"
import { Schema } from "effect"

/** The prices of a source, with their version id. */
export const WirePriceList = Schema.Struct({ PriceListId: Schema.String, ...PriceList.fields })
