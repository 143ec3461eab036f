import { type DemoColumn, selectedValues, selectValues, unselectValues } from "@listwright/domain/audience"
import type { Audience } from "@listwright/domain/definition"
import { Result } from "effect"
import { Button } from "../design/Button.tsx"
import { Checkbox } from "../design/Checkbox.tsx"
import type { EditAudience } from "./EditAudience.ts"

export interface AttributeControlProps {
  readonly column: DemoColumn
  readonly audience: Audience
  readonly edit: EditAudience
  readonly isDisabled: boolean
}

const choose = (audience: Audience, column: DemoColumn, values: ReadonlyArray<string>): Audience =>
  Result.getOrElse(selectValues(audience, column, values), () => audience)

/** Any number of values of a list: a record that has one of them is in the audience. */
export function ValuesControl({ column, audience, edit, isDisabled }: AttributeControlProps) {
  const chosen = new Set(selectedValues(audience, column.column))
  const all = column.values.map(({ value }) => value)
  return (
    <fieldset disabled={isDisabled} className="flex flex-col gap-3">
      <legend className="sr-only">{column.name}</legend>
      <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {column.values.map(({ value, name }) => (
          <Checkbox
            key={value}
            checked={chosen.has(value)}
            onChange={({ currentTarget: { checked } }) =>
              edit((held) =>
                checked ? choose(held, column, [value]) : unselectValues(held, column.column, [value]),
              )
            }
          >
            {name}
          </Checkbox>
        ))}
      </div>
      {all.length > 3 ? (
        <div className="-ml-3.5 flex gap-1">
          <Button
            kind="quiet"
            isDisabled={isDisabled || chosen.size === all.length}
            onPress={() => edit((held) => choose(held, column, all))}
          >
            Select all
          </Button>
          <Button
            kind="quiet"
            isDisabled={isDisabled || chosen.size === 0}
            onPress={() => edit((held) => unselectValues(held, column.column, all))}
          >
            Clear
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}
