import { Schema } from "effect"
import type { DraftId } from "../../shared/DraftId.ts"
/** The key that identifies a request to place an order; its charge has a different key, created by the server. */
export const RequestKey = Schema.String.pipe(Schema.brand("RequestKey"))
export type RequestKey = typeof RequestKey.Type

/** The fields that identify a request to place an order. */
export interface RequestIdentity {
  /**
   * The key that the screens generate for each click; null for original-contract clients, which don't generate keys.
   */
  readonly requestKey: RequestKey | null
  /** The session that an original-contract client sends. */
  readonly clientSession: string
  readonly draftId: DraftId
  readonly revision: number
  /** A hash of everything in the request: figures, contact, card. */
  readonly requestHash: string
}

/**
 * Returns the key that identifies a request; requests with the same key are considered identical. Each click has its
 * own key, so correcting the card and clicking again makes a new request. For an original-contract client, a change to
 * the order or card makes a new request.
 */
export const createRequestKey = ({
  requestKey,
  clientSession,
  draftId,
  revision,
  requestHash,
}: RequestIdentity): RequestKey =>
  requestKey ?? RequestKey.make(`session:${clientSession}:${draftId}:${revision}:${requestHash}`)
