import { type Area, areaCode, type ListDefinition } from "@listwright/domain/definition"
import {
  addPastedCodes,
  addScfBoxes,
  addScfRange,
  Areas,
  type AreasAdded,
  addZipBoxes,
  addZipRange,
  expectZipBoxes,
  type Places,
  splitPaste,
  type ZipType,
} from "@listwright/domain/geography"
import { AREA_KINDS } from "@listwright/domain/glossary"
import type { CallFailed } from "@listwright/domain/shared"
import { Effect } from "effect"
import { type Section, SECTIONS } from "./sections.ts"
import { NOTHING_TYPED, type TypedAreas } from "./TypedAreas.tsx"

/** What the person lets an Add do with what cannot be added as it is. */
export type AddPermission = "none" | "maySimplify"

/** One way of naming areas on the geography step; by its name. */
interface AreaSection {
  /** Whether it holds something that was not looked up. */
  readonly isTyped: (typed: TypedAreas) => boolean
  /** What it holds, one by one; a range is one. */
  readonly entries: (typed: TypedAreas) => ReadonlyArray<string>
  /** The kind of codes that its entries are; null: they are none. */
  readonly zipType: (typed: TypedAreas) => ZipType | null
  /** Whether what became no area stays in its fields, to be mended or cleared. */
  readonly keepsEntries: boolean
  /** Its fields once what they held was looked up. */
  readonly after: (
    kept: ReadonlyArray<string>,
    typed: TypedAreas,
    added: ReadonlyArray<Area>,
  ) => Partial<TypedAreas>
  /** The list should all that it holds be valid; null where that is not known before. */
  readonly expected: (definition: ListDefinition, typed: TypedAreas) => ListDefinition | null
  /** Looks up what it holds, and adds what is valid. */
  readonly add: (
    definition: ListDefinition,
    typed: TypedAreas,
    permission: AddPermission,
  ) => Effect.Effect<AreasAdded, CallFailed, Areas | Places>
}

/** What each section holds and does: a new way of naming areas is its tab, a row here, and its fields. spec: order-builder §2.3 */
export const AREA_SECTIONS: Readonly<Record<Section, AreaSection>> = {
  zip: {
    isTyped: ({ boxes }) => boxes.some((box) => box.trim() !== ""),
    entries: ({ boxes }) => boxes.map((box) => box.trim()).filter((box) => box !== ""),
    zipType: () => "zip",
    keepsEntries: false,
    after: () => ({ boxes: NOTHING_TYPED.boxes }),
    expected: (definition, { boxes }) => expectZipBoxes(definition, boxes),
    add: (definition, { boxes }) => addZipBoxes(definition, boxes),
  },
  zipPaste: {
    isTyped: ({ paste, pasteLeft }) => splitPaste(paste).length > 0 && paste !== pasteLeft,
    entries: ({ paste }) => splitPaste(paste),
    zipType: ({ pasteType }) => pasteType,
    keepsEntries: true,
    after: (kept) => ({ paste: kept.join("\n"), pasteLeft: kept.join("\n") }),
    expected: () => null,
    add: (definition, { paste, pasteType }) => addPastedCodes(definition, paste, pasteType),
  },
  zipRange: {
    isTyped: ({ from, to }) => `${from}${to}`.trim() !== "",
    entries: ({ from, to }) => [[from, to].filter((end) => end !== "").join(" to ")],
    zipType: () => null,
    keepsEntries: false,
    after: () => ({ from: NOTHING_TYPED.from, to: NOTHING_TYPED.to }),
    expected: () => null,
    add: (definition, { from, to }) => addZipRange(definition, from, to),
  },
  polygon: {
    isTyped: ({ shape }) => shape.trim() !== "",
    entries: ({ shape, shapeName }) =>
      shape.trim() === "" ? [] : [shapeName.trim() === "" ? AREA_KINDS.polygon.label : shapeName],
    zipType: () => null,
    keepsEntries: false,
    after: () => ({ shape: NOTHING_TYPED.shape, shapeName: NOTHING_TYPED.shapeName }),
    expected: () => null,
    // What reads shapes is loaded by who types one.
    add: (definition, typed, permission) =>
      Effect.map(
        Effect.promise(() => import("./addTypedShape.ts")),
        ({ addTypedShape }) => addTypedShape(definition, typed, permission),
      ),
  },
  scf: {
    isTyped: ({ scfBoxes }) => scfBoxes.some((box) => box.trim() !== ""),
    entries: ({ scfBoxes }) => scfBoxes.map((box) => box.trim()).filter((box) => box !== ""),
    zipType: () => null,
    keepsEntries: false,
    // What became no area stays in its box, to be mended or cleared.
    after: (_kept, { scfBoxes }, added) => {
      const scfs = new Set(added.map(areaCode))
      return { scfBoxes: scfBoxes.map((box) => (scfs.has(box.trim()) ? "" : box)) }
    },
    expected: () => null,
    add: (definition, { scfBoxes }) => addScfBoxes(definition, scfBoxes),
  },
  scfRange: {
    isTyped: ({ scfFrom, scfTo }) => `${scfFrom}${scfTo}`.trim() !== "",
    entries: ({ scfFrom, scfTo }) => [[scfFrom, scfTo].filter((end) => end !== "").join(" to ")],
    zipType: () => null,
    keepsEntries: false,
    after: () => ({ scfFrom: NOTHING_TYPED.scfFrom, scfTo: NOTHING_TYPED.scfTo }),
    expected: () => null,
    add: (definition, { scfFrom, scfTo }) => addScfRange(definition, scfFrom, scfTo),
  },
}

/** The sections that hold something that was not looked up, in the order of the page. */
export const typedSections = (typed: TypedAreas): ReadonlyArray<Section> =>
  SECTIONS.filter((section) => AREA_SECTIONS[section].isTyped(typed))
