import type { SourceTraits } from "./ListType.ts"
import { findListType } from "./listTypes.ts"

/** The sources that a user may order by default: Consumer and Business. */
export const DEFAULT_SOURCES: ReadonlyArray<number> = [10, 170]

type CardPlace = SourceTraits["cardPlace"]

/** A card that starts an order from a source, and its prominence. */
export interface SourceCard {
  readonly listType: number
  readonly emphasis: "primary" | "featured" | "plain"
}

/** The card places from front to back, with a card's prominence in each. */
const PLACES: Readonly<
  Record<CardPlace, { readonly rank: number; readonly emphasis: SourceCard["emphasis"] }>
> = {
  first: { rank: 0, emphasis: "primary" },
  second: { rank: 1, emphasis: "primary" },
  featured: { rank: 2, emphasis: "featured" },
  nextFeatured: { rank: 3, emphasis: "featured" },
  other: { rank: 4, emphasis: "plain" },
  last: { rank: 5, emphasis: "plain" },
}

/**
 * Returns the cards under Reach New Prospects for the sources that a user may order and the site has: consumers first,
 * then business (170) or, if it isn't available, the first other source, then the featured sources, the rest in the
 * given order, and saturation (50) last.
 */
export const landingCards = (allowed: ReadonlyArray<number>): ReadonlyArray<SourceCard> => {
  const cards = [...new Set(allowed)].flatMap((listType) => {
    const place = findListType(listType)?.cardPlace
    return place === undefined ? [] : [{ listType, place }]
  })
  const second =
    cards.find(({ place }) => place === "second") ??
    cards.find(({ place }) => place !== "first" && place !== "last")
  const rank = (card: { readonly place: CardPlace }): number =>
    PLACES[card === second ? "second" : card.place].rank
  return cards
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ listType, place }) => ({ listType, emphasis: PLACES[place].emphasis }))
}
