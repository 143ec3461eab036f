import { Context, type Effect } from "effect"
import type { Promotion } from "@listwright/domain/promotion"

/** Promotions that hold at this moment: begun, not ended, not used up, with what is left of a balance. */
export class Promotions extends Context.Service<
  Promotions,
  {
    /** By the code that was typed, in any case; null when there is none that holds for the source. */
    readonly byCode: (listType: number, code: string) => Effect.Effect<Promotion | null>
    /** Those of the source that need no code, by their codes. */
    readonly withoutCode: (listType: number) => Effect.Effect<ReadonlyArray<Promotion>>
  }
>()("@listwright/server/pricing/Promotions") {}
