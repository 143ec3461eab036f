import type { SyntaxNode } from "../../scripts/docs/syntax.ts"

/** What may stand in place of a node, as text. */
export type Replacements = ReadonlyArray<string>

/** Where a node is. */
export interface Context {
  readonly parent: SyntaxNode | null
  /** Inside `a?.b.c`, where a part cannot be taken out alone. */
  readonly inChain: boolean
  readonly text: (node: SyntaxNode) => string
}

export const NONE: Replacements = []
