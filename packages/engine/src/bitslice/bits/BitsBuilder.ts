import { ALL, type Bits, MASK, NONE, UNION } from "./Bits.ts"

/** Builds expressions in which equal parts are the same object, so they're computed only once, and folds constants. */
export class BitsBuilder {
  readonly #ids = new Map<Bits, number>([
    [NONE, 0],
    [ALL, 1],
    [MASK, 2],
    [UNION, 3],
  ])
  readonly #known = new Map<string, Bits>()

  #same(key: string, bits: Bits): Bits {
    const known = this.#known.get(key)
    if (known !== undefined) return known
    this.#known.set(key, bits)
    this.#ids.set(bits, this.#ids.size)
    return bits
  }

  #id(bits: Bits): number {
    const id = this.#ids.get(bits)
    if (id === undefined) throw new Error("an expression of another builder")
    return id
  }

  load(offset: number, name: string): Bits {
    return this.#same(`load ${offset}`, { kind: "load", offset, name })
  }

  not(of: Bits): Bits {
    if (of === NONE) return ALL
    if (of === ALL) return NONE
    if (of.kind === "not") return of.of
    return this.#same(`not ${this.#id(of)}`, { kind: "not", of })
  }

  and(left: Bits, right: Bits): Bits {
    if (left === NONE || right === NONE) return NONE
    if (left === ALL || left === right) return right
    if (right === ALL) return left
    if (right.kind === "not") return this.andNot(left, right.of)
    if (left.kind === "not") return this.andNot(right, left.of)
    return this.#same(`and ${this.#id(left)} ${this.#id(right)}`, { kind: "and", left, right })
  }

  andNot(left: Bits, right: Bits): Bits {
    if (left === NONE || right === ALL || left === right) return NONE
    if (right === NONE) return left
    if (left === ALL) return this.not(right)
    return this.#same(`andNot ${this.#id(left)} ${this.#id(right)}`, { kind: "andNot", left, right })
  }

  or(left: Bits, right: Bits): Bits {
    if (left === ALL || right === ALL) return ALL
    if (left === NONE || left === right) return right
    if (right === NONE) return left
    return this.#same(`or ${this.#id(left)} ${this.#id(right)}`, { kind: "or", left, right })
  }

  choose(by: Bits, one: Bits, zero: Bits): Bits {
    if (one === zero) return one
    if (zero === NONE) return this.and(one, by)
    if (one === NONE) return this.andNot(zero, by)
    if (one === ALL) return this.or(by, zero)
    if (zero === ALL) return this.or(one, this.not(by))
    return this.#same(`choose ${this.#id(by)} ${this.#id(one)} ${this.#id(zero)}`, {
      kind: "choose",
      by,
      one,
      zero,
    })
  }

  first(of: Bits, ends: Bits): Bits {
    if (of === NONE) return NONE
    return this.#same(`first ${this.#id(of)} ${this.#id(ends)}`, { kind: "first", of, ends })
  }

  all(parts: ReadonlyArray<Bits>): Bits {
    return parts.reduce((left, right) => this.and(left, right), ALL)
  }

  any(parts: ReadonlyArray<Bits>): Bits {
    return parts.reduce((left, right) => this.or(left, right), NONE)
  }
}
