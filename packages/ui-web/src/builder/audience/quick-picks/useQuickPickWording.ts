import {
  audienceSentence,
  type Attribute,
  INPUT_TYPES,
  type InputEntry,
  sentenceText,
} from "@listwright/domain/audience"
import { criterionColumns, type Criterion } from "@listwright/domain/definition"
import { useColumns, useColumnsWithNamedValues } from "../../../list/attributes/useColumnsWithValues.ts"

/** The input types that show the names of values, which are loaded with the attribute. */
const NAMED: ReadonlyArray<InputEntry> = ["values", "oneValue", "industries"]

const isLoaded = ({ inputType, values }: Attribute): boolean =>
  !NAMED.includes(INPUT_TYPES[inputType].entry) || values.length > 0

export interface QuickPickWording {
  /** The source's attributes; those used in quick picks include their values. */
  readonly columns: ReadonlyArray<Attribute>
  /** Describes criteria as a sentence; null until all names are known, since the user should never see codes. */
  readonly wordsOf: (criteria: ReadonlyArray<Criterion>) => string | null
}

/** Returns the wording for quick picks' criteria. `all` are the quick picks that may be shown. */
export const useQuickPickWording = (
  listType: number,
  all: ReadonlyArray<{ readonly criteria: ReadonlyArray<Criterion> }>,
): QuickPickWording => {
  const names = [...new Set(all.flatMap(({ criteria }) => criteria.flatMap(criterionColumns)))]
  const known = useColumns(listType).data
  const columns = useColumnsWithNamedValues(listType, known ?? [], names)
  return {
    columns,
    wordsOf: (criteria) => {
      const asked = criteria.flatMap(criterionColumns)
      const isKnown = columns.filter(({ column }) => asked.includes(column)).every(isLoaded)
      if (known === undefined || !isKnown) return null
      return sentenceText(
        audienceSentence(
          { audience: { unit: "individuals", criteria }, listType, phoneOption: null },
          columns,
        ),
      )
    },
  }
}
