import { inputControl } from "../attributes/inputControl.ts"
import { OneValueControl } from "./OneValueControl.tsx"
import { RangeControl } from "./RangeControl.tsx"
import { type AttributeControlProps, ValuesControl } from "./ValuesControl.tsx"

/** The control that an attribute's input type asks for. */
export function AttributeControl(props: AttributeControlProps) {
  switch (inputControl(props.column.inputType)) {
    case "values":
      return <ValuesControl {...props} />
    case "oneValue":
      return <OneValueControl {...props} />
    case "range":
    case "single":
      return <RangeControl {...props} />
  }
}
