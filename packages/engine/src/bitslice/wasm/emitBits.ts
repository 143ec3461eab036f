import { ALL, type Bits, NONE } from "../bits/Bits.ts"
import type { FunctionBody, Local } from "./FunctionBody.ts"

const partsOf = (bits: Bits): ReadonlyArray<Bits> => {
  switch (bits.kind) {
    case "none":
    case "all":
    case "mask":
    case "union":
    case "load":
      return []
    case "not":
      return [bits.of]
    case "and":
    case "or":
    case "andNot":
      return [bits.left, bits.right]
    case "choose":
      return [bits.one, bits.zero, bits.by]
    case "first":
      // Once for each time that its code reads it.
      return [bits.of, bits.ends, bits.ends]
  }
}

/** The lowest bit of each 64-bit lane. */
const LANE_STARTS = [1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]

const isConstant = (bits: Bits): boolean => bits === NONE || bits === ALL

/** Counts how often each part is needed; a part that's computed once needs its own parts only once. */
const usesOf = (roots: ReadonlyArray<Bits>): ReadonlyMap<Bits, number> => {
  const uses = new Map<Bits, number>()
  const visit = (bits: Bits): void => {
    const before = uses.get(bits) ?? 0
    uses.set(bits, before + 1)
    if (before === 0) partsOf(bits).forEach(visit)
  }
  roots.forEach(visit)
  return uses
}

/**
 * Emits code that leaves an expression's value on the stack. Parts needed several times are stored in locals; `place`
 * is the rows' offset within a slice, and `masks` are the addresses that the span's masks have at place 0.
 */
export const bitsEmitter = (
  body: FunctionBody,
  roots: ReadonlyArray<Bits>,
  place: Local,
  masks: { readonly mask: Local; readonly union: Local },
): ((bits: Bits) => void) => {
  const uses = usesOf(roots)
  const kept = new Map<Bits, Local>()

  const compute = (bits: Bits): void => {
    switch (bits.kind) {
      case "none":
        return body.constant(0)
      case "all":
        return body.constant(1)
      case "mask":
      case "union":
        body.get(masks[bits.kind])
        body.get(place)
        body.do("i32.add")
        return body.memory("v128.load", 0, bits.kind)
      case "load":
        body.get(place)
        return body.memory("v128.load", bits.offset, bits.name)
      case "not":
        emit(bits.of)
        return body.do("v128.not")
      case "and":
      case "or":
      case "andNot":
        emit(bits.left)
        emit(bits.right)
        return body.do(bits.kind === "and" ? "v128.and" : bits.kind === "or" ? "v128.or" : "v128.andnot")
      case "choose":
        emit(bits.one)
        emit(bits.zero)
        emit(bits.by)
        return body.do("v128.bitselect")
      case "first":
        return first(bits)
    }
  }

  /**
   * Emits the first match in each household. With E marking last rows and S first ones, a household is a number between
   * its marks: x & ~(x - S) leaves the lowest bit of x = M | E in each household, without a borrow from one to the
   * next, because x is never 0 there. No household straddles 64 rows, so S is E shifted by one row, plus the first row
   * of every lane.
   */
  const first = ({ ends, of }: Extract<Bits, { readonly kind: "first" }>): void => {
    const matches = body.local("v128", "matches")
    emit(of)
    body.set(matches)
    body.get(matches)
    body.get(matches)
    emit(ends)
    body.do("v128.or")
    emit(ends)
    body.number(1)
    body.do("i64x2.shl")
    body.vector(LANE_STARTS)
    body.do("v128.or")
    body.do("i64x2.sub")
    body.do("v128.andnot")
  }

  const emit = (bits: Bits): void => {
    const local = kept.get(bits)
    if (local !== undefined) return body.get(local)
    compute(bits)
    if ((uses.get(bits) ?? 0) < 2 || isConstant(bits)) return
    const keep = body.local("v128", `t${kept.size}`)
    kept.set(bits, keep)
    body.tee(keep)
  }

  return emit
}
