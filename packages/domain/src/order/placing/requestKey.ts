import { Schema } from "effect"
import type { DraftId } from "../../shared/DraftId.ts"
/** Names one request to place an order; that of its charge is another one, made by the server. */
export const RequestKey = Schema.String.pipe(Schema.brand("RequestKey"))
export type RequestKey = typeof RequestKey.Type

/** The names that identify one request to place an order. */
export interface RequestNames {
  /** A key that the screens make for each click; null for clients of the original contract, which make no keys. */
  readonly requestKey: RequestKey | null
  /** The session that an original client names. */
  readonly sessionId: string
  readonly draftId: DraftId
  readonly revision: number
  /** A hash of everything in the request: figures, contact, card. */
  readonly requestHash: string
}

/**
 * Returns the key that identifies a request; requests with the same key are the same. Each click has its own key, so
 * fixing the card and clicking again makes a new request. An original client makes a new request when its order or
 * its card has changed.
 */
export const requestKeyOf = ({
  requestKey,
  sessionId,
  draftId,
  revision,
  requestHash,
}: RequestNames): RequestKey =>
  requestKey ?? RequestKey.make(`session:${sessionId}:${draftId}:${revision}:${requestHash}`)
