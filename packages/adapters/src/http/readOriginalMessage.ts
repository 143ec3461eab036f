import type { MessageText } from "@listwright/domain/shared"
import { Effect } from "effect"

/**
 * Returns an original-contract message in both wordings. The table of messages loads with the first message; if the
 * table can't be loaded, the message keeps the original wording.
 */
export const readOriginalMessage = (message: string): Effect.Effect<MessageText> =>
  Effect.tryPromise(() => import("@listwright/domain/wording")).pipe(
    Effect.map(({ parseOriginalMessage }) => parseOriginalMessage(message)),
    Effect.catch(() => Effect.succeed(message)),
  )
