import {
  clearColumn,
  ONE_ITEM_PER_CATEGORY_MESSAGE,
  selectedValues,
  selectValues,
} from "@listwright/domain/audience"
import { Result } from "effect"
import { Button } from "../../design/Button.tsx"
import { RadioGroup } from "../../design/RadioGroup.tsx"
import { UnknownShare } from "./shares/UnknownShare.tsx"
import { shareRenderer } from "./shares/shareRenderer.tsx"
import type { AttributeControlProps } from "./ValuesControl.tsx"
import { WordedText } from "../../design/wording.tsx"

/** Lets the user choose exactly one value; a new choice replaces the current one. */
export function SingleValueControl({ column, audience, shares, edit, isDisabled }: AttributeControlProps) {
  const chosen = selectedValues(audience, column.column)[0] ?? null
  const shareOf = shareRenderer(shares)
  return (
    <div className="flex flex-col gap-2" aria-busy={shares.isBehind}>
      <RadioGroup
        label={column.name}
        hideLabel
        description={<WordedText text={ONE_ITEM_PER_CATEGORY_MESSAGE} />}
        options={column.values.map(({ value, name }) => ({ value, text: name, aside: shareOf(value) }))}
        value={chosen}
        isDisabled={isDisabled}
        onChange={(value) =>
          edit((held) =>
            Result.getOrElse(selectValues(clearColumn(held, column.column), column, [value]), () => held),
          )
        }
      />
      <div className="-ml-3.5 flex items-center">
        <Button
          kind="quiet"
          isDisabled={isDisabled || chosen === null}
          onPress={() => edit((held) => clearColumn(held, column.column))}
        >
          Clear
        </Button>
        <UnknownShare shares={shares} />
      </div>
    </div>
  )
}
