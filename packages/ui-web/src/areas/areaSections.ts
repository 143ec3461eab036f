import type { ListDefinition } from "@listwright/domain/definition"
import {
  addPastedCodes,
  Areas,
  type AreasAdded,
  addZipBoxes,
  addZipRange,
  splitPaste,
  type ZipType,
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
  /** What it holds, one by one; a range is one. */
  readonly entries: (typed: TypedAreas) => ReadonlyArray<string>
  /** The kind of codes that its entries are; null: they are none. */
  readonly zipType: (typed: TypedAreas) => ZipType | null
  /** Whether what became no area stays in its fields, to be mended or cleared. */
  readonly keepsEntries: boolean
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
    entries: ({ boxes }) => boxes.map((box) => box.trim()).filter((box) => box !== ""),
    zipType: () => "zip",
    keepsEntries: false,
    after: () => ({ boxes: NOTHING_TYPED.boxes }),
    add: (definition, { boxes }) => addZipBoxes(definition, boxes),
  },
  zipPaste: {
    title: "Paste ZIP Codes",
    isTyped: ({ paste, pasteLeft }) => splitPaste(paste).length > 0 && paste !== pasteLeft,
    entries: ({ paste }) => splitPaste(paste),
    zipType: ({ pasteType }) => pasteType,
    keepsEntries: true,
    after: (kept) => ({ paste: kept.join("\n"), pasteLeft: kept.join("\n") }),
    add: (definition, { paste, pasteType }) => addPastedCodes(definition, paste, pasteType),
  },
  zipRange: {
    title: "ZIP Code Range",
    isTyped: ({ from, to }) => `${from}${to}`.trim() !== "",
    entries: ({ from, to }) => [[from, to].filter((end) => end !== "").join(" to ")],
    zipType: () => null,
    keepsEntries: false,
    after: () => ({ from: NOTHING_TYPED.from, to: NOTHING_TYPED.to }),
    add: (definition, { from, to }) => addZipRange(definition, from, to),
  },
}

/** The sections that hold something that was not looked up, in the order of the page. */
export const typedSections = (typed: TypedAreas): ReadonlyArray<Section> =>
  SECTIONS.filter((section) => AREA_SECTIONS[section].isTyped(typed))
