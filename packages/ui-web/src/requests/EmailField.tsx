import { TextField } from "../design/TextField.tsx"
import type { BoundField } from "./useSentForm.ts"

export interface EmailFieldProps extends BoundField {
  readonly className?: string
}

/** An address for the answer. 254 characters are the longest that there are (RFC 5321). */
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
