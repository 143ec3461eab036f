import { clearColumn, ONE_ITEM_FOR_CATEGORY, selectedValues, selectValues } from "@listwright/domain/audience"
import { Result } from "effect"
import { Button } from "../design/Button.tsx"
import { RadioGroup } from "../design/RadioGroup.tsx"
import type { AttributeControlProps } from "./ValuesControl.tsx"

/** Exactly one value: choosing another takes the place of the first. spec: order-builder §5 (Radio, type 8) */
export function OneValueControl({ column, audience, edit, isDisabled }: AttributeControlProps) {
  const chosen = selectedValues(audience, column.column)[0] ?? null
  return (
    <div className="flex flex-col gap-2">
      <RadioGroup
        label={column.name}
        hideLabel
        inline={column.values.length < 4}
        description={ONE_ITEM_FOR_CATEGORY}
        options={column.values.map(({ value, name }) => ({ value, text: name }))}
        value={chosen}
        isDisabled={isDisabled}
        onChange={(value) =>
          edit((held) =>
            Result.getOrElse(selectValues(clearColumn(held, column.column), column, [value]), () => held),
          )
        }
      />
      <div className="-ml-3.5">
        <Button
          kind="quiet"
          isDisabled={isDisabled || chosen === null}
          onPress={() => edit((held) => clearColumn(held, column.column))}
        >
          Clear
        </Button>
      </div>
    </div>
  )
}
