import {
  contactMessageProblems,
  emptyContactMessage,
  type InquiryPlace,
  inquirySentNotice,
  sendContact,
} from "@listwright/domain/requests"
import { useNotify } from "../design/notifications.tsx"
import { useOrigin } from "./useOrigin.ts"
import { useSentForm } from "./useSentForm.ts"

/** A message to the people behind the site, from a dialog or from next to a page. */
export const useContactForm = (place: InquiryPlace) => {
  const origin = useOrigin()
  const notify = useNotify("shell")
  return useSentForm({
    name: place,
    starting: emptyContactMessage,
    problemsOf: contactMessageProblems,
    send: (message) => sendContact(message, origin),
    onSent: () => {
      const sent = inquirySentNotice(place)
      if (sent !== null) notify(sent)
    },
  })
}
