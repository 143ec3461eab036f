/**
 * Encodes text as UTF-8 without platform APIs, because the domain depends on neither Node nor a browser. Uses a loop,
 * because 2,000 areas make 100 kB of text.
 */
export const encodeUtf8 = (text: string): Uint8Array => {
  const isAscii = /^[\0-\x7f]*$/.test(text)
  const bytes = isAscii ? text : unescape(encodeURIComponent(text))
  const encoded = new Uint8Array(bytes.length)
  for (let at = 0; at < bytes.length; at++) encoded[at] = bytes.charCodeAt(at)
  return encoded
}
