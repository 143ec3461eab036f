import type { AreaTab } from "@listwright/domain/catalogue"

/**
 * The ways of typing areas, in page order. Their behavior is in another module, which code that only needs addresses
 * doesn't have to load.
 */
export const SECTIONS = [
  "zip",
  "zipRange",
  "zipPaste",
  "radius",
  "closest",
  "polygon",
  "scf",
  "scfRange",
] as const

/** A way of typing areas. */
export type Section = (typeof SECTIONS)[number]

/**
 * The pages on which areas are typed: the tabs that open each page, the section that each tab opens (null if it doesn't
 * open one), and the page's sections.
 */
const PAGES: ReadonlyArray<{
  readonly opens: Readonly<Partial<Record<AreaTab, Section | null>>>
  readonly sections: ReadonlyArray<Section>
}> = [
  {
    opens: { zip: "zip", zipRange: "zipRange", zipPaste: "zipPaste", zipSelectMap: null },
    sections: ["zip", "zipRange", "zipPaste"],
  },
  { opens: { radius: "radius" }, sections: ["radius"] },
  { opens: { Closex: "closest" }, sections: ["closest"] },
  { opens: { polygon: "polygon" }, sections: ["polygon"] },
  { opens: { SCFCode: "scf" }, sections: ["scf", "scfRange"] },
  // A quantity search does not mix.
  {
    opens: { moreArea: null },
    sections: ["zip", "zipRange", "zipPaste", "radius", "polygon", "scf", "scfRange"],
  },
]

/** Returns the sections on the page of a tab; empty if areas aren't typed there. */
export const sectionsOnPage = (tab: AreaTab): ReadonlyArray<Section> =>
  PAGES.find(({ opens }) => Object.hasOwn(opens, tab))?.sections ?? []

/** Returns the section that a tab opens; null if it doesn't open one. */
export const openedSection = (tab: AreaTab): Section | null =>
  PAGES.find(({ opens }) => Object.hasOwn(opens, tab))?.opens[tab] ?? null

/** Returns the tab that leads to a section. */
export const tabOfSection = (section: Section): AreaTab => {
  switch (section) {
    case "zip":
    case "zipRange":
    case "zipPaste":
    case "radius":
    case "polygon":
      return section
    case "closest":
      return "Closex"
    case "scf":
    case "scfRange":
      return "SCFCode"
  }
}
