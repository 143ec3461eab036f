import type { SyntaxNode } from "../../scripts/docs/syntax.ts"

/** The texts that may replace a node. */
export type Replacements = ReadonlyArray<string>

/** The surroundings of a node. */
export interface Context {
  readonly parent: SyntaxNode | null
  /** Inside `a?.b.c`, where a part cannot be taken out alone. */
  readonly inChain: boolean
  readonly text: (node: SyntaxNode) => string
}

export const NONE: Replacements = []
