import type { AreaTab } from "@listwright/domain/catalog"

/**
 * The methods of typing areas, in page order. Their behavior is in a separate module, which code that only needs URLs
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

/** A method of typing areas. */
export type Section = (typeof SECTIONS)[number]

/**
 * The pages for typing areas: the tabs that open each page, the section opened by each tab (null if none), and the
 * page's sections.
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

/** Returns the sections on a tab's page; empty if areas aren't typed there. */
export const sectionsOnPage = (tab: AreaTab): ReadonlyArray<Section> =>
  PAGES.find(({ opens }) => Object.hasOwn(opens, tab))?.sections ?? []

/** Returns the section opened by a tab; null if it doesn't open one. */
export const sectionOpenedByTab = (tab: AreaTab): Section | null =>
  PAGES.find(({ opens }) => Object.hasOwn(opens, tab))?.opens[tab] ?? null

/** Returns the tab for a section. */
export const sectionTab = (section: Section): AreaTab => {
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
