import type { ListDefinition } from "../definition/ListDefinition.ts"

/** The three kinds of suppression as a definition has them. */
export type SuppressionChoices = ListDefinition["suppressions"]
