import { DraftId, OrderCode } from "@listwright/domain/shared"
import { Schema } from "effect"

const Remembered = Schema.fromJsonString(Schema.Struct({ draftId: DraftId, orderCode: OrderCode }))
const decode = Schema.decodeUnknownOption(Remembered)
const encode = Schema.encodeSync(Remembered)

const key = (listType: number): string => `listwright-ordered-${listType}`

interface PlacedDraft {
  readonly id: DraftId
  readonly listType: number
}

/**
 * Stores the order created from a draft, so that every tab of this browser finds the receipt. Only a source's latest
 * order is stored.
 */
export const rememberOrder = ({ id, listType }: PlacedDraft, orderCode: OrderCode): void =>
  localStorage.setItem(key(listType), encode({ draftId: id, orderCode }))

/** Returns the order created from a draft; null if it's unknown to this browser. */
export const rememberedOrder = ({ id, listType }: PlacedDraft): OrderCode | null => {
  const found = decode(localStorage.getItem(key(listType)))
  return found._tag === "Some" && found.value.draftId === id ? found.value.orderCode : null
}
