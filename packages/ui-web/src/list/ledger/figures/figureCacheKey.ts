import type { FiguresPartName } from "@listwright/domain/pricing"

/** A figure shown on the screen. */
export interface ShownFigure {
  readonly of: FiguresPartName
  /** True if the figure depends on the choices, not only on the selection. */
  readonly hasPrice: boolean
  /** True to request suggestions only if there are too few records. */
  readonly whenShort: boolean
}

/** Returns a result's cache key; the same figure for the same list always has the same key. */
export const figureCacheKey = (
  { hasPrice, of, whenShort }: ShownFigure,
  definitionKey: string,
  choicesKey: string,
): readonly [name: string, asked: string] => [
  `figures ${of}${whenShort ? " when short" : ""}`,
  hasPrice ? `${definitionKey} ${choicesKey}` : definitionKey,
]
