/** Every port of the screens, in a file that the sign-in page does not load. */
export { siteLayer } from "@listwright/adapters"
