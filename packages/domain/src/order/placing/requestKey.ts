import { Schema } from "effect"
import type { DraftId } from "../../shared/DraftId.ts"
/** Names one request to place an order; that of its charge is another one, made by the server. */
export const RequestKey = Schema.String.pipe(Schema.brand("RequestKey"))
export type RequestKey = typeof RequestKey.Type

/** What names one request to place an order. */
export interface RequestNames {
  /** Made by the screens for each click; null for clients of the original contract, which make none. */
  readonly requestKey: RequestKey | null
  /** The session that an original client names. */
  readonly sessionId: string
  readonly draftId: DraftId
  readonly revision: number
  /** A hash of everything in the request: figures, contact, card. */
  readonly requestHash: string
}

/**
 * What makes two requests the same. Each click has its own key, so a person who fixes the card and clicks again makes a
 * new request. An original client makes a new request when its order or its card has changed.
 */
export const requestKeyOf = ({
  requestKey,
  sessionId,
  draftId,
  revision,
  requestHash,
}: RequestNames): RequestKey =>
  requestKey ?? RequestKey.make(`session:${sessionId}:${draftId}:${revision}:${requestHash}`)
