import { reachesSearchThreshold } from "../../shared/searchThreshold.ts"

/** The text typed to search attributes: nothing, too little, or a keyword without spaces around it. */
export type DemoKeyword =
  | { readonly _tag: "NoKeyword" }
  | { readonly _tag: "KeywordTooShort" }
  | { readonly _tag: "Keyword"; readonly keyword: string }

/** A keyword needs 3 characters [ob5-demo-search] [ob9-keyword]. */
export const demoKeyword = (typed: string): DemoKeyword => {
  const keyword = typed.trim()
  if (keyword === "") return { _tag: "NoKeyword" }
  return reachesSearchThreshold(keyword) ? { _tag: "Keyword", keyword } : { _tag: "KeywordTooShort" }
}
