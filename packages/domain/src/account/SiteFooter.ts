import { Schema } from "effect"

/** A footer link: a full URL or a path on the site. */
export const FooterLink = Schema.Struct({ text: Schema.String, address: Schema.String })
export type FooterLink = typeof FooterLink.Type

/** The links in every page's footer, as configured by the site; '' makes a link inactive. */
export const SiteFooter = Schema.Struct({
  aboutUs: Schema.String,
  privacy: Schema.String,
  /** Social network links, by network name, in the site's order. */
  social: Schema.Array(FooterLink),
})
export type SiteFooter = typeof SiteFooter.Type

const NOWHERE: SiteFooter = { aboutUs: "", privacy: "", social: [] }

const isSomewhere = ({ address, text }: FooterLink): boolean => address.trim() !== "" && text.trim() !== ""

/** Returns the links that have a value. Social links are separate because they lead to other sites. */
export const footerLinks = (
  footer: SiteFooter = NOWHERE,
): { readonly own: ReadonlyArray<FooterLink>; readonly social: ReadonlyArray<FooterLink> } => ({
  own: [
    { text: "About us", address: footer.aboutUs },
    { text: "Privacy", address: footer.privacy },
  ].filter(isSomewhere),
  social: footer.social.filter(isSomewhere),
})
