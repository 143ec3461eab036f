import { toPlainLetters } from "./toPlainLetters.ts"

/**
 * The ways that a search text can match a name, best first: the whole name, its beginning, the beginning of a later
 * word, or anywhere inside.
 */
export const TEXT_MATCHES = ["whole", "beginning", "laterWord", "inside"] as const
export type TextMatch = (typeof TEXT_MATCHES)[number]

/** A searchable item: `names` contains its name, its code and any other names in use. */
export interface NamedItem {
  readonly names: ReadonlyArray<string>
}

/** A group of items of one kind. */
export interface NamedGroup<Item extends NamedItem> {
  readonly kind: string
  readonly items: ReadonlyArray<Item>
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/** Converts text to uppercase without accents, with single spaces. */
const comparable = (text: string): string => toPlainLetters(text).trim().replaceAll(/\s+/g, " ")

const matchOf = (wanted: string, name: string): TextMatch | null => {
  if (wanted === "") return null
  if (name === wanted) return "whole"
  if (name.startsWith(wanted)) return "beginning"
  for (let at = name.indexOf(wanted); at !== -1; at = name.indexOf(wanted, at + 1))
    if (!LETTER_OR_DIGIT.test(name.charAt(at - 1))) return "laterWord"
  return name.includes(wanted) ? "inside" : null
}

/**
 * Matches a search text against a name, ignoring case, accents, and extra spaces; null if it doesn't match or is blank.
 */
export const textMatch = (text: string, name: string): TextMatch | null =>
  matchOf(comparable(text), comparable(name))

const rankOf = (match: TextMatch): number => TEXT_MATCHES.indexOf(match)

interface Ranked<Item> {
  readonly item: Item
  readonly rank: number
}

const ranked = <Item extends NamedItem>(
  text: string,
  items: ReadonlyArray<Item>,
): ReadonlyArray<Ranked<Item>> =>
  items
    .flatMap((item) => {
      const ranks = item.names.flatMap((name) => {
        const match = textMatch(text, name)
        return match === null ? [] : [rankOf(match)]
      })
      return ranks.length === 0 ? [] : [{ item, rank: Math.min(...ranks) }]
    })
    .toSorted((a, b) => a.rank - b.rank)

/** Returns the best rank of any name in a group, or the number of ranks if no name matches. */
const bestRank = (text: string, { items }: NamedGroup<NamedItem>): number =>
  ranked(text, items)[0]?.rank ?? TEXT_MATCHES.length

/**
 * Sorts groups found by any method: the group with the best match for the search text is first; groups without a match
 * are last. Ties and the items in each group keep their order. Omits empty groups.
 */
export const sortByBestMatch = <Group extends NamedGroup<NamedItem>>(
  text: string,
  groups: ReadonlyArray<Group>,
): ReadonlyArray<Group> =>
  groups
    .flatMap((group) => (group.items.length === 0 ? [] : [{ group, rank: bestRank(text, group) }]))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ group }) => group)

/** Puts the groups whose kinds are already shown first, in the order shown; the others follow in their own order. */
export const sortInDisplayOrder = <Group extends Pick<NamedGroup<NamedItem>, "kind">>(
  groups: ReadonlyArray<Group>,
  shown: ReadonlyArray<string>,
): ReadonlyArray<Group> => {
  const placeOf = ({ kind }: Group): number => {
    const place = shown.indexOf(kind)
    return place === -1 ? shown.length : place
  }
  return groups.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/**
 * Finds the items that match a search text, by group: the best match first within a group, and the group with the best
 * match first. Equal matches keep their order. Omits groups without a match.
 */
export const findNamedItems = <Item extends NamedItem>(
  text: string,
  groups: ReadonlyArray<NamedGroup<Item>>,
): ReadonlyArray<NamedGroup<Item>> =>
  sortByBestMatch(
    text,
    groups.map(({ items, kind }) => ({ kind, items: ranked(text, items).map(({ item }) => item) })),
  )
