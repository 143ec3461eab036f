import { notice, type Notice } from "../shared/Notice.ts"
import type { ListType } from "./ListType.ts"
import { listTypeOf } from "./listTypes.ts"
import { noSuchDataSource } from "./Notices.ts"
import type { SourceNaming } from "./siteSources.ts"
import { sourceRefusal } from "./sourceRefusal.ts"

/** Where an address of the builder leads. */
export type OrderEntry =
  | { readonly _tag: "Order"; readonly source: ListType }
  | { readonly _tag: "Landing"; readonly notice: Notice | null }

/**
 * Where /order/{listType} leads: to the builder for a source that the user may order; to landing with a warning for one
 * that is unknown, refused, not the user's, not configured (220) or not sold by the site any more; to landing without a
 * warning for none [ob8-unknown-source] [p8-unknown-source].
 */
export const enterOrder = (
  listType: string | undefined,
  ofUser: ReadonlyArray<number> | null,
  site: SourceNaming,
): OrderEntry => {
  if (listType === undefined || listType === "") return { _tag: "Landing", notice: null }
  const source = /^[1-9]\d*$/.test(listType) ? listTypeOf(Number(listType)) : undefined
  if (source === undefined) return { _tag: "Landing", notice: noSuchDataSource }
  const refusal = sourceRefusal(source.code, ofUser, site)
  return refusal === null
    ? { _tag: "Order", source }
    : { _tag: "Landing", notice: notice("warning", "", refusal) }
}
