import { AccountId } from "@listwright/domain/account"
import { useState } from "react"
import { useSearchParams } from "react-router"

/** Reads a page's view from its URL, and returns the view's parameters for it; '' omits a parameter. */
export interface UrlCodec<View> {
  readonly read: (address: URLSearchParams) => View
  readonly write: (view: View) => Readonly<Record<string, string>>
}

/** Returns the account in a URL; null means all accounts. */
export const accountFromUrl = (address: URLSearchParams): AccountId | null => {
  const text = address.get("account") ?? ""
  return /^[1-9]\d{0,8}$/.test(text) ? AccountId.make(Number(text)) : null
}

/** Returns the page number in a URL. Defaults to 1. */
export const pageFromUrl = (address: URLSearchParams): number => {
  const text = address.get("page") ?? ""
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1
}

const NONE: ReadonlyArray<string> = []

/**
 * Mirrors the view of a longer list in the URL, so that a link, a reload, and Back show the same view. The view changes
 * immediately, and the URL follows.
 */
export const useUrlView = <View>({ read, write }: UrlCodec<View>): readonly [View, (view: View) => void] => {
  const [address, setAddress] = useSearchParams()
  const now = address.toString()
  const [known, setKnown] = useState(() => ({ view: read(address), seen: now, written: NONE }))
  if (known.seen !== now) {
    const own = known.written.lastIndexOf(now)
    // An address that this page did not write itself comes from a link or from Back.
    setKnown(
      own === -1
        ? { view: read(address), seen: now, written: NONE }
        : { ...known, seen: now, written: known.written.slice(own + 1) },
    )
  }
  const change = (view: View) => {
    const next = new URLSearchParams(address)
    for (const [name, text] of Object.entries(write(view))) {
      next.delete(name)
      if (text !== "") next.set(name, text)
    }
    const text = next.toString()
    if (text === (known.written.at(-1) ?? now)) return setKnown({ ...known, view })
    setKnown({ ...known, view, written: [...known.written, text] })
    setAddress(next, { replace: true, preventScrollReset: true })
  }
  return [known.view, change]
}
