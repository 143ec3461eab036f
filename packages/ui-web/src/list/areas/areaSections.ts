import { areaCode } from "@listwright/domain/definition"
import {
  addPastedCodes,
  addScfBoxes,
  addScfRange,
  addZipBoxes,
  addZipRange,
  previewZipBoxes,
  splitPastedEntries,
} from "@listwright/domain/geography"
import { AREA_KINDS } from "@listwright/domain/glossary"
import { Effect } from "effect"
import { createAddressSection } from "./createAddressSection.ts"
import type { AreaSection } from "./AreaSection.ts"
import { type Section, SECTIONS } from "./sections.ts"
import { EMPTY_TYPED_AREAS, type TypedAreas } from "./TypedAreas.ts"

/** The behavior of each section. To add a method of naming areas, add its tab, a row here, and its fields. */
export const AREA_SECTIONS: Readonly<Record<Section, AreaSection>> = {
  zip: {
    isTyped: ({ boxes }) => boxes.some((box) => box.trim() !== ""),
    entries: ({ boxes }) => boxes.map((box) => box.trim()).filter((box) => box !== ""),
    zipType: () => "zip",
    keepsEntries: false,
    after: () => ({ boxes: EMPTY_TYPED_AREAS.boxes }),
    expected: (definition, { boxes }, choosing) => previewZipBoxes(definition, boxes, choosing),
    add: (definition, { boxes }, choosing) => addZipBoxes(definition, boxes, choosing),
  },
  zipPaste: {
    isTyped: ({ paste, pasteLeft, pasteType }) =>
      splitPastedEntries(paste, pasteType).length > 0 && paste !== pasteLeft,
    entries: ({ paste, pasteType }) => splitPastedEntries(paste, pasteType),
    zipType: ({ pasteType }) => pasteType,
    keepsEntries: true,
    after: (kept) => ({ paste: kept.join("\n"), pasteLeft: kept.join("\n") }),
    add: (definition, { paste, pasteType }, choosing) =>
      addPastedCodes(definition, paste, pasteType, choosing),
  },
  zipRange: {
    isTyped: ({ from, to }) => `${from}${to}`.trim() !== "",
    entries: ({ from, to }) => [[from, to].filter((end) => end !== "").join(" to ")],
    zipType: () => null,
    keepsEntries: false,
    after: () => ({ from: EMPTY_TYPED_AREAS.from, to: EMPTY_TYPED_AREAS.to }),
    add: (definition, { from, to }, choosing) => addZipRange(definition, from, to, choosing),
  },
  radius: createAddressSection("radius"),
  closest: createAddressSection("closest"),
  polygon: {
    isTyped: ({ shape }) => shape.trim() !== "",
    entries: ({ shape, shapeName }) =>
      shape.trim() === "" ? [] : [shapeName.trim() === "" ? AREA_KINDS.polygon.label : shapeName],
    zipType: () => null,
    keepsEntries: false,
    after: () => ({ shape: EMPTY_TYPED_AREAS.shape, shapeName: EMPTY_TYPED_AREAS.shapeName }),
    // What reads shapes is loaded by who types one.
    add: (definition, typed, choosing, permission) =>
      Effect.map(
        Effect.promise(() => import("./addTypedShape.ts")),
        ({ addTypedShape }) => addTypedShape(definition, typed, choosing, permission),
      ),
  },
  scf: {
    isTyped: ({ scfBoxes }) => scfBoxes.some((box) => box.trim() !== ""),
    entries: ({ scfBoxes }) => scfBoxes.map((box) => box.trim()).filter((box) => box !== ""),
    zipType: () => "scf",
    keepsEntries: true,
    // An entry that didn't become an area stays in its box, for the user to fix or clear.
    after: (_kept, { scfBoxes }, added) => {
      const scfs = new Set(added.map(areaCode))
      return { scfBoxes: scfBoxes.map((box) => (scfs.has(box.trim()) ? "" : box)) }
    },
    add: (definition, { scfBoxes }, choosing) => addScfBoxes(definition, scfBoxes, choosing),
  },
  scfRange: {
    isTyped: ({ scfFrom, scfTo }) => `${scfFrom}${scfTo}`.trim() !== "",
    entries: ({ scfFrom, scfTo }) => [[scfFrom, scfTo].filter((end) => end !== "").join(" to ")],
    zipType: () => null,
    keepsEntries: false,
    after: () => ({ scfFrom: EMPTY_TYPED_AREAS.scfFrom, scfTo: EMPTY_TYPED_AREAS.scfTo }),
    add: (definition, { scfFrom, scfTo }, choosing) => addScfRange(definition, scfFrom, scfTo, choosing),
  },
}

/** Returns the sections with entries that haven't been looked up yet, in page order. */
export const typedSections = (typed: TypedAreas): ReadonlyArray<Section> =>
  SECTIONS.filter((section) => AREA_SECTIONS[section].isTyped(typed))
