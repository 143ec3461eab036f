import { everyNode, statementsOf } from "../../scripts/docs/syntax.ts"
import type { Mutant } from "./Mutant.ts"

/** A mutant with the number by which it is switched on. */
export interface Numbered {
  readonly id: number
  readonly mutant: Mutant
}

/**
 * The text of a file with all its mutants in it: each expression becomes a choice between itself and its mutants,
 * `(mutant(7) ? a <= b : a < b)`, so that one load of the file serves them all.
 */
export const instrument = (file: string, text: string, mutants: ReadonlyArray<Numbered>): string => {
  const statements = new Set(
    statementsOf(file, text)
      .flatMap((statement) => [...everyNode(statement)])
      .filter(({ type }) => type === "ExpressionStatement")
      .map(({ start }) => start),
  )

  const render = (start: number, end: number, inside: ReadonlyArray<Numbered>): string => {
    const first = inside[0]
    if (first === undefined) return text.slice(start, end)
    const site = first.mutant
    const same = inside.filter(({ mutant }) => mutant.start === site.start && mutant.end === site.end)
    const within = inside.filter(
      ({ mutant }) => mutant.start < site.end && !(mutant.end === site.end && mutant.start === site.start),
    )
    const after = inside.filter(({ mutant }) => mutant.start >= site.end)
    const choices = same.map(({ id, mutant }) => `mutant(${id}) ? (${mutant.replacement}) : `).join("")
    // Without semicolons a line that starts with a bracket would go on with the one before.
    const separator = statements.has(site.start) ? "void " : ""
    return [
      text.slice(start, site.start),
      `${separator}(${choices}(${render(site.start, site.end, within)}))`,
      render(site.end, end, after),
    ].join("")
  }

  return render(0, text.length, mutants)
}
