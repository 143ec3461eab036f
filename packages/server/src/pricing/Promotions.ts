import { Context, type Effect } from "effect"
import type { Promotion } from "@listwright/domain/promotion"

/**
 * The currently valid promotions, which have begun, haven't ended, and aren't used up, with their remaining balance.
 */
export class Promotions extends Context.Service<
  Promotions,
  {
    /**
     * Finds a promotion by the typed code, ignoring case; returns null if no such promotion is valid for the source.
     */
    readonly byCode: (listType: number, code: string) => Effect.Effect<Promotion | null>
    /** Returns the source's promotions that need no code, in the site's order. */
    readonly withoutCode: (listType: number) => Effect.Effect<ReadonlyArray<Promotion>>
  }
>()("@listwright/server/pricing/Promotions") {}
