import { TextField } from "../../design/TextField.tsx"
import type { BoundField } from "./useSubmittableForm.ts"

export interface EmailFieldProps extends BoundField {
  readonly className?: string
}

/** A field for the reply email address. Addresses have at most 254 characters (RFC 5321). */
export function EmailField(bound: EmailFieldProps) {
  return (
    <TextField
      label="Email"
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      {...bound}
    />
  )
}
