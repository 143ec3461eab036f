import { Context, type Effect } from "effect"
import type { UserId } from "../UserId.ts"
import type { CallFailed } from "../../shared/Failures.ts"
import type { SavedCard } from "../../payment/SavedCard.ts"

/** The port for saved cards. Each user may save one card for the next order. */
export class SavedCards extends Context.Service<
  SavedCards,
  {
    /** Returns the user's saved card; null if there isn't one. Users can access only their own card. */
    readonly get: (user: UserId) => Effect.Effect<SavedCard | null, CallFailed>
    /** Saves a card, replacing the previous one; its token identifies the card. */
    readonly save: (card: SavedCard) => Effect.Effect<void, CallFailed>
  }
>()("@listwright/domain/SavedCards") {}
