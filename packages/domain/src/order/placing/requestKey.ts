import { Schema } from "effect"
import type { DraftId } from "../../shared/DraftId.ts"
/** Identifies one request to place an order; its charge has a different key, created by the server. */
export const RequestKey = Schema.String.pipe(Schema.brand("RequestKey"))
export type RequestKey = typeof RequestKey.Type

/** The fields that identify one request to place an order. */
export interface RequestNames {
  /**
   * A key that the screens generate for each click; null for clients of the original contract, which don't generate
   * keys.
   */
  readonly requestKey: RequestKey | null
  /** The session that an original client sends. */
  readonly sessionId: string
  readonly draftId: DraftId
  readonly revision: number
  /** A hash of everything in the request: figures, contact, card. */
  readonly requestHash: string
}

/**
 * Returns the key that identifies a request; requests with the same key are the same request. Each click has its own
 * key, so correcting the card and clicking again makes a new request. An original client makes a new request when its
 * order or card has changed.
 */
export const requestKeyOf = ({
  requestKey,
  sessionId,
  draftId,
  revision,
  requestHash,
}: RequestNames): RequestKey =>
  requestKey ?? RequestKey.make(`session:${sessionId}:${draftId}:${revision}:${requestHash}`)
