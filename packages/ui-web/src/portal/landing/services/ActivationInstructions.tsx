import { activationText } from "@listwright/domain/account"
import { useSession } from "../../../app/session.ts"

/** Explains how to activate a section's services, with the phone number and the email address to contact. */
export function ActivationInstructions({ section }: { readonly section: string }) {
  const { contactEmail, phoneNumber } = useSession().site
  const ways = [
    ...(phoneNumber === "" ? [] : [{ href: `tel:${phoneNumber}`, text: phoneNumber }]),
    ...(contactEmail === ""
      ? []
      : [
          {
            href: `mailto:${contactEmail}?subject=${encodeURIComponent(`Please activate: ${section}`)}`,
            text: contactEmail,
          },
        ]),
  ]
  return (
    <p className="rounded-card border border-dashed border-line px-4 py-3 text-muted">
      {activationText(section, ways.length > 0)}{" "}
      {ways.map(({ href, text }, at) => (
        <span key={href}>
          {at === 0 ? null : " or "}
          <a href={href} className="wrap-anywhere">
            {text}
          </a>
        </span>
      ))}
    </p>
  )
}
