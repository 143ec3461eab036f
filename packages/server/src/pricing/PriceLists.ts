import { Context, type Effect, Schema } from "effect"
import type { IndexedPriceList, PriceList } from "@listwright/domain/pricing"

/** A source has no usable prices; `reason` is for the operator. */
export class NoPriceList extends Schema.TaggedError<NoPriceList>()("NoPriceList", {
  listType: Schema.Int,
  reason: Schema.String,
}) {
  override get message(): string {
    return this.reason
  }
}

/** One version of a source's prices. */
export interface CurrentPriceList {
  /** PriceListId: names the version, never used again for other prices. */
  readonly id: string
  readonly list: PriceList
  readonly prices: IndexedPriceList
}

/** The prices of each source. */
export class PriceLists extends Context.Service<
  PriceLists,
  {
    readonly current: (listType: number) => Effect.Effect<CurrentPriceList, NoPriceList>
    /** A version that was kept, whether the site's folder still has it or not. */
    readonly version: (listType: number, id: string) => Effect.Effect<CurrentPriceList, NoPriceList>
    /** The same by its name alone, which no two sources share, with its source. */
    readonly named: (
      id: string,
    ) => Effect.Effect<CurrentPriceList & { readonly listType: number }, NoPriceList>
  }
>()("@listwright/server/pricing/PriceLists") {}
