import { PriceList } from "@listwright/domain/pricing"
import { Schema } from "effect"

/** The prices of a source, with the id of their version. */
export const WirePriceList = Schema.Struct({ PriceListId: Schema.String, ...PriceList.fields })
