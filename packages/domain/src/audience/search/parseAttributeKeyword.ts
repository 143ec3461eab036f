import { meetsSearchThreshold } from "../../shared/searchThreshold.ts"

/** The text typed to search attributes: nothing, too short, or a trimmed keyword. */
export type AttributeKeyword =
  | { readonly _tag: "NoKeyword" }
  | { readonly _tag: "KeywordTooShort" }
  | { readonly _tag: "Keyword"; readonly keyword: string }

/** Parses a keyword, which needs at least 3 characters [ob5-demo-search] [ob9-keyword]. */
export const parseAttributeKeyword = (typed: string): AttributeKeyword => {
  const keyword = typed.trim()
  if (keyword === "") return { _tag: "NoKeyword" }
  return meetsSearchThreshold(keyword) ? { _tag: "Keyword", keyword } : { _tag: "KeywordTooShort" }
}
