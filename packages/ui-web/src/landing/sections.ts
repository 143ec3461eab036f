import type { BannerCard } from "@listwright/domain/account"

/** The headings that the banner cards scroll to, by their ids. */
export const SECTION_IDS: Readonly<Record<Exclude<BannerCard, "videos">, string>> = {
  reach: "prospects",
  manage: "customer-data",
  analyze: "analysis",
}

const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches

/** Scrolls to a section, and goes on from its heading: the keyboard and a screen reader are there too. */
export const scrollToSection = (card: keyof typeof SECTION_IDS): void => {
  const heading = document.getElementById(SECTION_IDS[card])
  heading?.scrollIntoView({ behavior: isStill() ? "instant" : "smooth", block: "start" })
  heading?.focus({ preventScroll: true })
}
