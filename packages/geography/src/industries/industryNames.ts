import { lazyValue } from "@listwright/domain/shared"
import { readIndustries } from "./readIndustries.ts"

/** The names of the nodes in the classification. */
export interface IndustryNames {
  /**
   * Returns the node's own name. For a provider's longer code, returns the name of the nearest node above; empty if
   * there isn't one.
   */
  readonly nameOf: (code: string) => string
  /** Returns all nodes with their codes and display names, such as '5812 Eating Places'. */
  readonly all: () => ReadonlyArray<{ readonly value: string; readonly name: string }>
}

/** Joins a code and its name for display; a code without a name is shown alone. */
export const industryText = (code: string, name: string): string => (name === "" ? code : `${code} ${name}`)

/** Reads the table on first use, because most sources have no industries. */
export const industryNames = (): IndustryNames => {
  const industries = lazyValue(readIndustries)
  const named = lazyValue(() => new Map(industries().map(({ code, name }) => [code, name])))
  const nameOf = (code: string): string =>
    code === "" ? "" : (named().get(code) ?? nameOf(code.slice(0, -1)))
  const all = lazyValue(() =>
    industries().map(({ code, name }) => ({ value: code, name: industryText(code, name) })),
  )
  return { nameOf, all }
}
