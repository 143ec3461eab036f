import { lazily } from "@listwright/domain/shared"
import { readIndustries } from "./readIndustries.ts"

/** What the nodes of the classification are called. */
export interface IndustryNames {
  /** The node's own name, or of a provider's longer code that of the nearest node above; empty where there is none. */
  readonly nameOf: (code: string) => string
  /** Every node with its name, as people read both: '5812 Eating Places'. */
  readonly all: () => ReadonlyArray<{ readonly value: string; readonly name: string }>
}

/** Code and name as people read them together; a code without a name stands alone. */
export const industryText = (code: string, name: string): string => (name === "" ? code : `${code} ${name}`)

/** Reads the table at the first question: most sources have no industries. */
export const industryNames = (): IndustryNames => {
  const industries = lazily(readIndustries)
  const named = lazily(() => new Map(industries().map(({ code, name }) => [code, name])))
  const nameOf = (code: string): string =>
    code === "" ? "" : (named().get(code) ?? nameOf(code.slice(0, -1)))
  const all = lazily(() =>
    industries().map(({ code, name }) => ({ value: code, name: industryText(code, name) })),
  )
  return { nameOf, all }
}
