import type { ArrivalsAndDepartures } from "@listwright/domain/saved-lists"

const KEY_BYTES = 8

/** Counts the records that are in only one of two key files, whose keys are ascending, 8 bytes each, big-endian. */
export const countArrivalsAndDepartures = (before: Uint8Array, after: Uint8Array): ArrivalsAndDepartures => {
  const view = ({ buffer, byteLength, byteOffset }: Uint8Array) =>
    new DataView(buffer, byteOffset, byteLength)
  const [then, now] = [view(before), view(after)]
  let [at, next, both] = [0, 0, 0]
  while (at < before.length && next < after.length) {
    const [old, found] = [then.getBigUint64(at), now.getBigUint64(next)]
    if (old === found) both++
    if (old <= found) at += KEY_BYTES
    if (found <= old) next += KEY_BYTES
  }
  return { added: after.length / KEY_BYTES - both, removed: before.length / KEY_BYTES - both }
}
