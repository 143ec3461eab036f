import { SUPPRESSIONS } from "../../glossary/suppressions.ts"
import { columnName, type NamedColumn } from "../questions/stepText.ts"
import type { Relaxation } from "../questions/Suggestion.ts"
import type { CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import { relaxationsOf } from "./relaxationsOf.ts"

/** Names a relaxation uniquely within a definition: 'dropColumn:AGE', 'dropExclusion:zip:60614'. */
export const relaxationKey = (relaxation: Relaxation): string => {
  switch (relaxation.kind) {
    case "dropColumn":
      return `${relaxation.kind}:${relaxation.column}`
    case "dropSuppression":
      return `${relaxation.kind}:${relaxation.source}`
    case "dropExclusion":
      return `${relaxation.kind}:${relaxation.area}`
    case "withoutPhonesToo":
    case "withoutEmailToo":
      return relaxation.kind
  }
}

/**
 * A definition that asks one thing less. Of the definition that a suggestion is about this is the suggestion's own; of
 * one that has changed since, it takes that one thing away and leaves the changes. Itself when it asks for no such thing.
 */
export const relax = (definition: CanonicalDefinition, relaxation: Relaxation): CanonicalDefinition =>
  relaxationsOf(definition).find((other) => relaxationKey(other.relaxation) === relaxationKey(relaxation))
    ?.definition ?? definition

/** What the words of a relaxation are made of. */
export interface RelaxationNames {
  readonly columns: ReadonlyArray<NamedColumn>
  /** What people call an area, by `areaKey`. */
  readonly areaName: (key: string) => string
}

/** A relaxation for people: 'Without Age', 'Records without phones too', 'Including 60614'. */
export const relaxationText = (relaxation: Relaxation, { columns, areaName }: RelaxationNames): string => {
  switch (relaxation.kind) {
    case "dropColumn":
      return `Without ${columnName(columns, relaxation.column)}`
    case "withoutPhonesToo":
      return "Records without phones too"
    case "withoutEmailToo":
      return "Records without e-mail too"
    case "dropSuppression":
      return `Without suppressing ${SUPPRESSIONS[relaxation.source].toLowerCase()}`
    case "dropExclusion":
      return `Including ${areaName(relaxation.area)}`
  }
}

/** How many more: '+12,345 records', '+1 record'. */
export const moreText = (more: number): string =>
  `+${more.toLocaleString("en-US")} ${more === 1 ? "record" : "records"}`
