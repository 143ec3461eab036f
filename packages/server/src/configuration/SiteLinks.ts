import { Effect, Schema } from "effect"
import { isLoopback } from "../site/isLoopback.ts"

const isOwnPath = (text: string): boolean => /^\/(?!\/)/.test(text)
const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** Returns whether text is a page link: a URL, or a path on the site. */
export const isPageLink = (text: string): boolean => isOwnPath(text) || isWebAddress(text)

/** A link's target: a URL or a path on the site. Anything else could be a script. */
const LinkAddress = Schema.String.check(
  Schema.makeFilter((text) =>
    isPageLink(text)
      ? undefined
      : `'${text}' isn't a link; use a URL like 'https://example.com/about', a path like '/about', or null`,
  ),
)

const Named = Schema.String.check(Schema.isNonEmpty({ message: "must not be empty" }))

const linkOrNone = Schema.NullOr(LinkAddress).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null)))

/** The links in the footer. */
export const SiteLinks = Schema.Struct({
  aboutUs: linkOrNone,
  privacy: linkOrNone,
  /** The links to social networks by name, such as { "name": "LinkedIn", "address": "https://…" }. */
  social: Schema.Array(Schema.Struct({ name: Named, address: LinkAddress })).pipe(
    Schema.withDecodingDefaultKey(Effect.succeed([])),
  ),
})

const isSafe = ({ hostname, protocol }: URL): boolean =>
  protocol === "https:" || (protocol === "http:" && isLoopback(hostname.replace(/^\[|\]$/g, "")))

/**
 * The URL of a third-party script. Its origin is included in a browser policy, so it must not contain any character
 * with a special meaning there.
 */
export const ScriptUrl = Schema.String.check(
  Schema.makeFilter((text) =>
    URL.canParse(text) && isSafe(new URL(text)) && !/[\s;,'"<>]/.test(text)
      ? undefined
      : `'${text}' isn't a script URL; use one like 'https://chat.example/widget.js', or null`,
  ),
)
