/**
 * The ways of naming areas that have a screen, in the order of the page, each by the tab that opens it. Apart from what they
 * do, which addresses need not load.
 */
export const SECTIONS = ["zip", "zipRange", "zipPaste"] as const

/** A section by the tab that opens it. */
export type Section = (typeof SECTIONS)[number]

/** Whether a tab opens a section. */
export const isSection = (tab: string | undefined): tab is Section =>
  SECTIONS.some((section) => section === tab)

/** The section that a tab of the geography step opens; the first where it has none. */
export const sectionOf = (tab: string | undefined): Section => (isSection(tab) ? tab : "zip")
