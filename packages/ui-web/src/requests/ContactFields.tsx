import type { ContactMessage } from "@listwright/domain/requests"
import { TextArea } from "../design/TextArea.tsx"
import { TextField } from "../design/TextField.tsx"
import type { SentForm } from "./useSentForm.ts"

export interface ContactFieldsProps {
  readonly form: SentForm<ContactMessage, keyof ContactMessage>
  readonly rows?: number
}

/** Name, email and message. spec: portal §2 (Contact Us) [p5-contact-us] */
export function ContactFields({ form: { change, problems, typed }, rows = 5 }: ContactFieldsProps) {
  return (
    <>
      <TextField
        label="Name"
        autoComplete="name"
        maxLength={100}
        value={typed.name}
        onChange={(event) => change({ name: event.target.value })}
        error={problems.name}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={typed.email}
        onChange={(event) => change({ email: event.target.value })}
        error={problems.email}
      />
      <TextArea
        label="Message"
        rows={rows}
        maxLength={10_000}
        value={typed.message}
        onChange={(event) => change({ message: event.target.value })}
        error={problems.message}
      />
    </>
  )
}
