import type { ListDefinition } from "@listwright/domain/definition"
import { displayDay, SUPPRESSION_KINDS } from "@listwright/domain/suppression"
import { recordsText } from "../design/Figure.tsx"
import { KIND_TEXTS } from "./kindTexts.ts"

/** Who is left out of a list, a line for each kind that is on. */
export interface SuppressionLine {
  readonly title: string
  readonly text: string
}

/** 'Prior orders: 11/15/2026 to 11/22/2026', 'Your own files: 2 files'. */
export const suppressionLines = ({ suppressions }: ListDefinition): ReadonlyArray<SuppressionLine> =>
  SUPPRESSION_KINDS.flatMap((kind) => {
    const choice = suppressions[kind]
    const { item, items, title } = KIND_TEXTS[kind]
    switch (choice.mode) {
      case "off":
        return []
      case "date":
        return [{ title, text: `${displayDay(choice.start)} to ${displayDay(choice.end)}` }]
      case "item": {
        const count = choice.items.length
        return [{ title, text: `${recordsText(count)} ${count === 1 ? item : items}` }]
      }
    }
  })
