import type { ContactMessage } from "@listwright/domain/requests"
import { TextArea } from "../../design/TextArea.tsx"
import { TextField } from "../../design/TextField.tsx"
import { EmailField } from "./EmailField.tsx"
import type { SubmittableForm } from "./useSubmittableForm.ts"

export interface ContactFieldsProps {
  readonly form: SubmittableForm<ContactMessage, keyof ContactMessage>
  readonly rows?: number
}

/** The fields for the name, the email address, and the message [p5-contact-us]. */
export function ContactFields({ form: { field }, rows = 5 }: ContactFieldsProps) {
  return (
    <>
      <TextField label="Name" autoComplete="name" maxLength={100} {...field("name")} />
      <EmailField {...field("email")} />
      <TextArea label="Message" rows={rows} maxLength={10_000} {...field("message")} />
    </>
  )
}
