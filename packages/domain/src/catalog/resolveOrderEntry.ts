import { notice, type Notice } from "../shared/Notice.ts"
import type { ListType } from "./ListType.ts"
import { findListType } from "./listTypes.ts"
import { unknownSourceNotice } from "./Notices.ts"
import type { SourceNaming } from "./siteSources.ts"
import { sourceRefusal } from "./sourceRefusal.ts"

/** The destination of a builder URL. */
export type OrderEntry =
  | { readonly _tag: "Order"; readonly source: ListType }
  | { readonly _tag: "Landing"; readonly notice: Notice | null }

/**
 * Returns the destination of /order/{listType}: the builder for a source that the user may order; the landing page with
 * a warning for a source that's unknown, refused, not offered to the user, not configured (220), or no longer sold by
 * the site; the landing page without a warning if the list type is missing [ob8-unknown-source] [p8-unknown-source].
 */
export const resolveOrderEntry = (
  listType: string | undefined,
  ofUser: ReadonlyArray<number> | null,
  site: SourceNaming,
): OrderEntry => {
  if (listType === undefined || listType === "") return { _tag: "Landing", notice: null }
  const source = /^[1-9]\d*$/.test(listType) ? findListType(Number(listType)) : undefined
  if (source === undefined) return { _tag: "Landing", notice: unknownSourceNotice }
  const refusal = sourceRefusal(source.code, ofUser, site)
  return refusal === null
    ? { _tag: "Order", source }
    : { _tag: "Landing", notice: notice("warning", "", refusal) }
}
