import { Context, type Effect } from "effect"
import type { UserId } from "../UserId.ts"
import type { CallFailed } from "../../shared/Failures.ts"
import type { SavedCard } from "../../payment/SavedCard.ts"

/** The one card that each user may keep for the next order. */
export class SavedCards extends Context.Service<
  SavedCards,
  {
    /** null: no card is kept. Users reach their own card only. */
    readonly get: (user: UserId) => Effect.Effect<SavedCard | null, CallFailed>
    /** Keeps a card in place of the one before; its token says which card it is. */
    readonly save: (card: SavedCard) => Effect.Effect<void, CallFailed>
  }
>()("@listwright/domain/SavedCards") {}
