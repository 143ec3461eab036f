import { SUPPRESSIONS } from "../../glossary/suppressions.ts"
import type { CountAnswer } from "./CountAnswer.ts"
import type { CountReceipt } from "./CountReceipt.ts"
import { type SuppressedCount, SUPPRESSION_SOURCES, type SuppressionSource } from "./SuppressedCount.ts"

/** A figure before and after; null if it doesn't exist. */
export interface FigureChange<A> {
  readonly before: A | null
  readonly after: A | null
}

/** The reason why a count changed. */
export type ChangeCause =
  | { readonly kind: "definition" }
  | { readonly kind: "snapshot"; readonly before: string; readonly after: string }
  /** The people in these sources changed, or the sources were enabled or disabled. */
  | { readonly kind: "suppression"; readonly sources: ReadonlyArray<SuppressionSource> }
  /**
   * A saved count that the list refers to selects other records, or a suppression source removes different records but
   * the same number of them.
   */
  | { readonly kind: "named" }

/** The differences between a receipt and a count. Areas and sources that didn't change are omitted. */
export interface CountChanges {
  readonly total: FigureChange<number>
  readonly withPhones: FigureChange<number>
  /** Each area's available records: first the areas of the count in order, then those that were removed. */
  readonly areas: ReadonlyArray<FigureChange<number> & { readonly key: string }>
  /** The sources in the order in which they apply. */
  readonly suppressed: ReadonlyArray<
    FigureChange<Omit<SuppressedCount, "source">> & { readonly source: SuppressionSource }
  >
  /** The causes; empty if nothing changed. */
  readonly causes: ReadonlyArray<ChangeCause>
}

const changedAreas = (receipt: CountReceipt, answer: CountAnswer): CountChanges["areas"] => {
  const before = new Map(receipt.areas.map((area) => [area.key, area]))
  const after = new Map(answer.areas.map((area) => [area.key, area]))
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)]
    return was?.available === is?.available && was?.withPhones === is?.withPhones
      ? []
      : [{ key, before: was?.available ?? null, after: is?.available ?? null }]
  })
}

const changedSources = (receipt: CountReceipt, answer: CountAnswer): CountChanges["suppressed"] =>
  SUPPRESSION_SOURCES.flatMap((source) => {
    const of = ({ suppressed }: Pick<CountAnswer, "suppressed">) => {
      const found = suppressed.find((one) => one.source === source)
      return found === undefined ? null : { matched: found.matched, taken: found.taken }
    }
    const [before, after] = [of(receipt), of(answer)]
    return before?.matched === after?.matched && before?.taken === after?.taken
      ? []
      : [{ source, before, after }]
  })

/**
 * Compares a count with a receipt and finds the causes of the differences. A count depends only on its definition, the
 * data, and the people in its suppressions and saved counts that day. A different definition or different data also
 * changes the suppression figures, so suppressions are a cause only if both are the same.
 */
export const compareToReceipt = (receipt: CountReceipt, answer: CountAnswer): CountChanges => {
  const areas = changedAreas(receipt, answer)
  const suppressed = changedSources(receipt, answer)
  const causes: Array<ChangeCause> = []
  if (receipt.definitionHash !== answer.definitionHash) causes.push({ kind: "definition" })
  if (receipt.snapshot !== answer.snapshot)
    causes.push({ kind: "snapshot", before: receipt.snapshot, after: answer.snapshot })
  if (causes.length === 0 && suppressed.length > 0)
    causes.push({ kind: "suppression", sources: suppressed.map(({ source }) => source) })
  if (causes.length === 0 && areas.length > 0) causes.push({ kind: "named" })
  return {
    total: { before: receipt.total, after: answer.total },
    withPhones: { before: receipt.withPhones, after: answer.withPhones },
    areas,
    suppressed,
    causes,
  }
}

/** Describes in one sentence why a count changed. */
export const changeCauseText = (cause: ChangeCause): string => {
  switch (cause.kind) {
    case "definition":
      return "The list's definition has changed."
    case "snapshot":
      return `The data was updated from ${cause.before} to ${cause.after}.`
    case "suppression": {
      const sources = cause.sources.map((source) => SUPPRESSIONS[source])
      return `The suppressed records have changed: ${sources.join(", ")}.`
    }
    case "named":
      return "A saved count or suppression in the list now contains different records."
  }
}
