import type { SignIn } from "./ListedSignIn.ts"

/** The browsers by their User-Agent tokens; the first match wins, because most browsers claim to be several. */
const BROWSERS: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, "Chrome"],
  [/\bSafari\//, "Safari"],
]

const SYSTEMS: ReadonlyArray<readonly [RegExp, string]> = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
]

const firstIn = (names: typeof BROWSERS, text: string): string | undefined =>
  names.find(([sign]) => sign.test(text))?.[1]

/** Returns a name that helps users recognize a sign-in: 'Chrome on Windows', or a token's name. */
export const deviceName = ({ kind, name }: Pick<SignIn, "kind" | "name">): string => {
  if (kind === "token") return name === "" ? "A token" : name
  const browser = firstIn(BROWSERS, name)
  const system = firstIn(SYSTEMS, name)
  if (browser === undefined) return system === undefined ? "A browser" : `A browser on ${system}`
  return system === undefined ? browser : `${browser} on ${system}`
}
