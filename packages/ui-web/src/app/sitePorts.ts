/** All of the screens' ports, in a separate file that the sign-in page doesn't load. */
export { siteLayer } from "@listwright/adapters"
