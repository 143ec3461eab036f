/** spec: order-builder §9 (Demo keyword minimum 3 characters) */
const MIN_KEYWORD = 3

/** Something was typed, but too little to search with. */
export const isTooShort = (typed: string): boolean => {
  const { length } = typed.trim()
  return length > 0 && length < MIN_KEYWORD
}

/** What to search with: nothing until there are enough characters. */
export const usableKeyword = (typed: string): string => (isTooShort(typed) ? "" : typed.trim())
