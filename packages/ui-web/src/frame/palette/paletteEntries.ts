import type { AudienceHit, AudienceHitGroup, Attribute, FullQuickPick } from "@listwright/domain/audience"
import { areaKindNoun, inferCountry } from "@listwright/domain/definition"
import { type AreaHit, foundAreaName, foundAreaTitle } from "@listwright/domain/geography"
import { type FoundOrder, orderAmountsText } from "@listwright/domain/order"
import type { SavedList } from "@listwright/domain/saved-lists"
import { displayDay } from "@listwright/domain/suppression"
import { categoryName } from "../../builder/audience/attributeGroups.ts"
import { recordsText } from "../../design/Figure.tsx"
import type { AreaEntry, AttributeEntry, ListEntry, OrderEntry, PageEntry, QuickPickEntry } from "./Entry.ts"

export const pageEntry = (
  { detail = "", title, to }: Pick<PageEntry, "title" | "to"> & Partial<Pick<PageEntry, "detail">>,
  alsoCalled: ReadonlyArray<string> = [],
): PageEntry => ({
  _tag: "Page",
  key: `page ${to}`,
  title,
  names: [title, ...alsoCalled],
  detail,
  aside: "",
  to,
})

export const areaEntry = (hit: AreaHit): AreaEntry => {
  const { area, name, place, zips } = hit
  const title = foundAreaName(hit)
  return {
    _tag: "Area",
    key: `area ${foundAreaTitle(hit)} ${area.kind}`,
    title,
    names: [title, name, `${title}, ${place}`, `${name}, ${place}`],
    detail: place,
    aside:
      area.kind === "zip" || area.kind === "nation"
        ? ""
        : `${recordsText(zips)} ${areaKindNoun("zip", zips, inferCountry([area]))}`,
    hit,
  }
}

export const attributeEntry = (
  { category, column, description, name }: Pick<Attribute, "category" | "column" | "description" | "name">,
  listType: number,
): AttributeEntry => ({
  _tag: "Attribute",
  key: `attribute ${listType} ${column}`,
  title: name,
  names: [name, description],
  detail: categoryName(category),
  aside: "",
  listType,
  column,
})

/** Creates an entry for a value, or for an attribute with another name; the entry opens its attribute. */
export const hitEntry = (
  { column, name }: AudienceHit,
  { heading }: Pick<AudienceHitGroup, "heading">,
  listType: number,
): AttributeEntry => ({
  _tag: "Attribute",
  key: `attribute ${listType} ${column} ${name}`,
  title: name,
  names: [name, `${heading} ${name}`],
  detail: heading,
  aside: "",
  listType,
  column,
})

export const quickPickEntry = (
  { description, id, kind, name }: FullQuickPick,
  listType: number,
): QuickPickEntry => ({
  _tag: "QuickPick",
  key: `quick pick ${listType} ${id}`,
  title: name,
  names: [name, description],
  detail: description,
  aside: kind === "own" ? "Yours" : "",
  listType,
  tab: kind === "business" ? "businessQuickPicks" : "quickPicks",
})

export const orderEntry = ({
  listType,
  orderCode,
  orderName,
  quantity,
  submittedDay,
  ...amounts
}: FoundOrder): OrderEntry => ({
  _tag: "Order",
  key: `order ${orderCode}`,
  title: orderName === "" ? orderCode : orderName,
  names: [orderName, orderCode],
  detail: `${orderName === "" ? "" : `${orderCode} · `}${displayDay(submittedDay)} · ${orderAmountsText(amounts)}`,
  aside: `${recordsText(quantity)} records`,
  orderCode,
  listType,
})

export const listEntry = ({ sourceName, id, name, orderCode, quantity }: SavedList): ListEntry => ({
  _tag: "List",
  key: `list ${id}`,
  title: name,
  names: [name, orderCode],
  detail: `${sourceName} · ${orderCode}`,
  aside: `${recordsText(quantity)} records`,
  list: { id, name },
})
