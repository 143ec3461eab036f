import { Context, type Effect, Schema } from "effect"
import type { IndexedPriceList, PriceList } from "@listwright/domain/pricing"

/** Raised when a source has no usable prices; `reason` is for the operator. */
export class NoPriceList extends Schema.TaggedError<NoPriceList>()("NoPriceList", {
  listType: Schema.Int,
  reason: Schema.String,
}) {
  override get message(): string {
    return this.reason
  }
}

/** A version of a source's prices. */
export interface CurrentPriceList {
  /** The version's identifier, which is never reused for other prices. */
  readonly id: string
  readonly list: PriceList
  readonly prices: IndexedPriceList
}

/** The prices of each source. */
export class PriceLists extends Context.Service<
  PriceLists,
  {
    readonly current: (listType: number) => Effect.Effect<CurrentPriceList, NoPriceList>
    /** Returns a stored version, even if the site's folder no longer contains it. */
    readonly version: (listType: number, id: string) => Effect.Effect<CurrentPriceList, NoPriceList>
    /** Returns a stored version with its source, by its ID alone, which is unique across sources. */
    readonly named: (
      id: string,
    ) => Effect.Effect<CurrentPriceList & { readonly listType: number }, NoPriceList>
  }
>()("@listwright/server/pricing/PriceLists") {}
