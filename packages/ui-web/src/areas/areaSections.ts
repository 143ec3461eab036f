import type { Area, ListDefinition } from "@listwright/domain/definition"
import {
  addPastedCodes,
  Areas,
  type AreasAdded,
  addZipBoxes,
  addZipRange,
  entriesNotAdded,
  splitPaste,
} from "@listwright/domain/geography"
import type { CallFailed } from "@listwright/domain/shared"
import type { Effect } from "effect"
import { type Section, SECTIONS } from "./sections.ts"
import { NOTHING_TYPED, type TypedAreas } from "./TypedAreas.tsx"

/** One way of naming areas on the geography step; its key is the tab that opens it. */
interface AreaSection {
  /** In the list of tabs. */
  readonly title: string
  /** Whether it holds something that was not looked up. */
  readonly isTyped: (typed: TypedAreas) => boolean
  /** What of it became no area and stays, to be mended or cleared. */
  readonly kept: (typed: TypedAreas, added: ReadonlyArray<Area>) => ReadonlyArray<string>
  /** Its fields once what they held was looked up. */
  readonly after: (kept: ReadonlyArray<string>) => Partial<TypedAreas>
  /** Looks up what it holds, and adds what is valid. */
  readonly add: (
    definition: ListDefinition,
    typed: TypedAreas,
  ) => Effect.Effect<AreasAdded, CallFailed, Areas>
}

/** What each section holds and does: a new way of naming areas is its tab, a row here, and its fields. spec: order-builder §2.3 */
export const AREA_SECTIONS: Readonly<Record<Section, AreaSection>> = {
  zip: {
    title: "Enter ZIP Codes",
    isTyped: ({ boxes }) => boxes.some((box) => box.trim() !== ""),
    kept: () => [],
    after: () => ({ boxes: NOTHING_TYPED.boxes }),
    add: (definition, { boxes }) => addZipBoxes(definition, boxes),
  },
  zipPaste: {
    title: "Paste ZIP Codes",
    isTyped: ({ paste, pasteLeft }) => splitPaste(paste).length > 0 && paste !== pasteLeft,
    kept: ({ paste, pasteType }, added) => entriesNotAdded(paste, pasteType, added),
    after: (kept) => ({ paste: kept.join("\n"), pasteLeft: kept.join("\n") }),
    add: (definition, { paste, pasteType }) => addPastedCodes(definition, paste, pasteType),
  },
  zipRange: {
    title: "ZIP Code Range",
    isTyped: ({ from, to }) => `${from}${to}`.trim() !== "",
    kept: () => [],
    after: () => ({ from: NOTHING_TYPED.from, to: NOTHING_TYPED.to }),
    add: (definition, { from, to }) => addZipRange(definition, from, to),
  },
}

/** The sections that hold something that was not looked up, in the order of the page. */
export const typedSections = (typed: TypedAreas): ReadonlyArray<Section> =>
  SECTIONS.filter((section) => AREA_SECTIONS[section].isTyped(typed))
