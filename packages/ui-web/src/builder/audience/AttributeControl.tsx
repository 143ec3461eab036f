import { INPUT_TYPES, type InputEntry } from "@listwright/domain/audience"
import type { ComponentType } from "react"
import { IndustriesControl } from "./industries/IndustriesControl.tsx"
import { SingleValueControl } from "./SingleValueControl.tsx"
import { RangeControl } from "./RangeControl.tsx"
import { type AttributeControlProps, ValuesControl } from "./ValuesControl.tsx"

const CONTROLS: Readonly<Record<InputEntry, ComponentType<AttributeControlProps>>> = {
  values: ValuesControl,
  oneValue: SingleValueControl,
  industries: IndustriesControl,
  range: RangeControl,
  single: RangeControl,
}

/** The control for an attribute's input type. */
export function AttributeControl(props: AttributeControlProps) {
  const Control = CONTROLS[INPUT_TYPES[props.column.inputType].entry]
  return <Control {...props} />
}
