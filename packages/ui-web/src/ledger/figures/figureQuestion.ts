import type { FiguresPartName } from "@listwright/domain/pricing"

/** A figure that is shown. */
export interface ShownFigure {
  readonly of: FiguresPartName
  /** The choices make a difference, not only the selection. */
  readonly hasPrice: boolean
  /** Suggestions only where there are too few records. */
  readonly whenShort: boolean
}

/** Returns the cache key of an answer: the same figure of the same list has the same key. */
export const figureQuestion = (
  { hasPrice, of, whenShort }: ShownFigure,
  definitionKey: string,
  choicesKey: string,
): readonly [name: string, asked: string] => [
  `figures ${of}${whenShort ? " when short" : ""}`,
  hasPrice ? `${definitionKey} ${choicesKey}` : definitionKey,
]
