import type { BannerCard } from "@listwright/domain/account"

/** The ids of the headings that the banner cards scroll to. */
export const SECTION_IDS: Readonly<Record<Exclude<BannerCard, "videos">, string>> = {
  reach: "prospects",
  manage: "customer-data",
  analyze: "analysis",
}

const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches

/** Scrolls to a section and moves the focus to its heading, so that keyboard and screen reader users continue there. */
export const scrollToSection = (card: keyof typeof SECTION_IDS): void => {
  const heading = document.getElementById(SECTION_IDS[card])
  heading?.scrollIntoView({ behavior: isStill() ? "instant" : "smooth", block: "start" })
  heading?.focus({ preventScroll: true })
}
