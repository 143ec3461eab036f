import type { ListDefinition } from "@listwright/domain/definition"
import {
  addPastedCodes,
  Areas,
  type AreasAdded,
  addZipBoxes,
  addZipRange,
  splitPaste,
} from "@listwright/domain/geography"
import type { CallFailed } from "@listwright/domain/shared"
import type { Effect } from "effect"
import { NOTHING_TYPED, type TypedAreas } from "./TypedAreas.tsx"

/** One way of naming areas on the geography step; its key is the tab that opens it. */
interface AreaSection {
  /** In the list of tabs. */
  readonly title: string
  /** Whether something stands in it that was not added. */
  readonly isTyped: (typed: TypedAreas) => boolean
  /** Its fields once what they held was looked up: codes that are not valid go too, and the alert says so. */
  readonly cleared: Partial<TypedAreas>
  /** Looks up what it holds, and adds what is valid. */
  readonly add: (
    definition: ListDefinition,
    typed: TypedAreas,
  ) => Effect.Effect<AreasAdded, CallFailed, Areas>
}

/** The sections in the order of the page: a new way of naming areas is a row here and its fields. spec: order-builder §2.3 */
export const AREA_SECTIONS = {
  zip: {
    title: "Enter ZIP Codes",
    isTyped: ({ boxes }) => boxes.some((box) => box.trim() !== ""),
    cleared: { boxes: NOTHING_TYPED.boxes },
    add: (definition, { boxes }) => addZipBoxes(definition, boxes),
  },
  zipPaste: {
    title: "Paste ZIP Codes",
    isTyped: ({ paste }) => splitPaste(paste).length > 0,
    cleared: { paste: NOTHING_TYPED.paste },
    add: (definition, { paste, pasteType }) => addPastedCodes(definition, paste, pasteType),
  },
  zipRange: {
    title: "ZIP Code Range",
    isTyped: ({ from, to }) => `${from}${to}`.trim() !== "",
    cleared: { from: NOTHING_TYPED.from, to: NOTHING_TYPED.to },
    add: (definition, { from, to }) => addZipRange(definition, from, to),
  },
} as const satisfies Readonly<Record<string, AreaSection>>

/** A section by the tab that opens it. */
export type Section = keyof typeof AREA_SECTIONS

/** Whether a tab opens a section. */
export const isSection = (tab: string | undefined): tab is Section =>
  tab !== undefined && Object.hasOwn(AREA_SECTIONS, tab)

/** All sections in the order of the page. */
export const SECTIONS: ReadonlyArray<Section> = Object.keys(AREA_SECTIONS).filter(isSection)

/** The section that a tab of the geography step opens; the first where it has none. */
export const sectionOf = (tab: string | undefined): Section => (isSection(tab) ? tab : "zip")

/** The sections in which something stands that was not added, in the order of the page. */
export const typedSections = (typed: TypedAreas): ReadonlyArray<Section> =>
  SECTIONS.filter((section) => AREA_SECTIONS[section].isTyped(typed))
