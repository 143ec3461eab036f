import type { AreaEntry } from "./AreaEntry.ts"
import { type AskedWord, hasBeginning } from "./askedWords.ts"
import { saysKind } from "./kindWords.ts"

/** How near an area is to what was typed, the nearest first. */
export const NEARNESS = { code: 0, name: 1, beginning: 2, laterWord: 3, listed: 4 } as const
export type Nearness = (typeof NEARNESS)[keyof typeof NEARNESS]

const isState = ({ states }: AreaEntry, { word }: AskedWord): boolean => states.includes(` ${word} `)

/** Whether a word says where it is: 'IL', 'Illin'. */
const tellsWhere = (entry: AreaEntry, asked: AskedWord): boolean =>
  (asked.isState ? isState(entry, asked) : hasBeginning(entry.states, asked)) ||
  hasBeginning(entry.city, asked)

interface Named {
  /** The part of the name that the words begin, in one word. */
  readonly named: string
  /** Whether a state stands before it, which may as well be the name of something else: 'New York' is not York, NY. */
  readonly isAfterState: boolean
}

/**
 * What the words name of an area; null unless each of them means it, and one its name. The first may be the code of its state
 * or begin a word of its name: 'IL Illiopolis', 'La Place'.
 */
const namedBy = (entry: AreaEntry, asked: ReadonlyArray<AskedWord>, stateFirst: boolean): Named | null => {
  let named = ""
  let isWhole = false
  let isAfterState = false
  const used = new Set<number>()
  for (const [index, one] of asked.entries()) {
    if (index === 0 && stateFirst && isState(entry, one)) {
      isAfterState = true
      continue
    }
    const { full, word } = one
    const position = isWhole
      ? -1
      : entry.words.findIndex(
          (other, at) => !used.has(at) && (other.startsWith(word) || other.startsWith(full)),
        )
    const found = entry.words[position]
    if (found !== undefined) {
      used.add(position)
      named += found.startsWith(word) ? word : full
    } else if (named === "" && entry.joined.startsWith(word)) {
      isWhole = true
      named = word
    } else if (tellsWhere(entry, one)) isAfterState ||= named === ""
    else if (!saysKind(entry.kind, one)) return null
  }
  return named === "" ? null : { named, isAfterState }
}

/** How near a name is to the words typed; null when one of the words means something else. */
export const nearnessOf = (entry: AreaEntry, asked: ReadonlyArray<AskedWord>): Nearness | null => {
  const found =
    namedBy(entry, asked, false) ?? (asked[0]?.isState === true ? namedBy(entry, asked, true) : null)
  if (found === null) return null
  const { isAfterState, named } = found
  if (isAfterState) return NEARNESS.laterWord
  if (named === entry.joined) return NEARNESS.name
  return entry.joined.startsWith(named) ? NEARNESS.beginning : NEARNESS.laterWord
}
