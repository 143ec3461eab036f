import {
  relax,
  type Relaxation,
  relaxationKey,
  candidateRelaxations,
  type SelectionStep,
  stepKey,
} from "@listwright/domain/counting"
import type { CanonicalDefinition } from "@listwright/domain/definition"

const stepOf = (relaxation: Relaxation): SelectionStep | null => {
  switch (relaxation.kind) {
    case "dropColumn":
      return { kind: "criterion", column: relaxation.column }
    case "dropFlags":
      return { kind: "flags", columns: relaxation.columns }
    case "withoutPhonesToo":
      return { kind: "phone" }
    case "withoutEmailToo":
      return { kind: "email" }
    case "dropSuppression":
      return { kind: "suppression", source: relaxation.source }
    // These take no step away.
    case "dropExclusion":
    case "widenRange":
    case "addValue":
    case "addArea":
    case "widerRadius":
    case "moreNearest":
      return null
  }
}

/** Returns the choices that a list can omit, by the key of the step that it would lose. */
export const omittableChoices = (definition: CanonicalDefinition): ReadonlyMap<string, Relaxation> =>
  new Map(
    candidateRelaxations(definition).flatMap(({ relaxation }) => {
      const step = stepOf(relaxation)
      return step === null ? [] : [[stepKey(step), relaxation] as const]
    }),
  )

/** Returns the list without the given choices; choices that are no longer in the list are ignored. */
export const withoutChoices = (
  definition: CanonicalDefinition,
  relaxations: ReadonlyArray<Relaxation>,
): CanonicalDefinition => relaxations.reduce(relax, definition)

/** Returns the switched-off choices that the list still has, in its order. */
export const remainingSwitchedOffChoices = (
  off: ReadonlyArray<Relaxation>,
  definition: CanonicalDefinition,
): ReadonlyArray<Relaxation> => {
  const keys = new Set(off.map(relaxationKey))
  return [...omittableChoices(definition).values()].filter((relaxation) =>
    keys.has(relaxationKey(relaxation)),
  )
}
