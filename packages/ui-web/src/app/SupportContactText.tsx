import { SupportLink, type SupportContacts } from "./SupportLink.tsx"

export interface SupportContactTextProps {
  /** The start of the sentence, which may be a question of its own: 'To order it,' or 'Questions?'. */
  readonly lead: string
  readonly site: SupportContacts
}

/** A sentence that ends with the ways to reach the site's staff; empty if the site has none. */
export function SupportContactText({ lead, site }: SupportContactTextProps) {
  const hasPhone = site.phoneNumber !== ""
  const hasEmail = site.contactEmail !== ""
  if (!hasPhone && !hasEmail) return null
  const isStart = lead.endsWith("?")
  return (
    <>
      {lead}
      {hasPhone ? (isStart ? " Call " : " call ") : null}
      <SupportLink way="phoneNumber" site={site} className="whitespace-nowrap" />
      {hasPhone && hasEmail ? " or" : null}
      {hasEmail ? (isStart && !hasPhone ? " Email " : " email ") : null}
      <SupportLink way="contactEmail" site={site} />.
    </>
  )
}
