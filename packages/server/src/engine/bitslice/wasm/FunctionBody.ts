import { type Instruction, OPCODES } from "./opcodes.ts"
import { signed, unsigned } from "./leb128.ts"

export type LocalType = "i32" | "v128"

export interface Local {
  readonly index: number
  readonly name: string
  readonly type: LocalType
}

type Plain = Exclude<
  Instruction,
  | "loop"
  | "block"
  | "br"
  | "br_if"
  | "local.get"
  | "local.set"
  | "local.tee"
  | "i32.load"
  | "i32.store"
  | "i32.const"
  | "v128.load"
  | "v128.store"
  | "v128.const"
  | "i32x4.extract_lane"
>

/** The code of one function, written at once as bytes and as the text that people read. */
export class FunctionBody {
  readonly #parameters: ReadonlyArray<Local>
  readonly #locals: Array<Local> = []
  /** How many locals have a name already. */
  readonly #names = new Map<string, number>()
  readonly #bytes: Array<number> = []
  readonly #lines: Array<string> = []
  #depth = 1

  /** All parameters are i32. */
  constructor(parameters: ReadonlyArray<string>) {
    this.#parameters = parameters.map((name, index) => ({ index, name, type: "i32" }))
  }

  parameter(name: string): Local {
    const found = this.#parameters.find((local) => local.name === name)
    if (found === undefined) throw new Error(`no parameter ${name}`)
    return found
  }

  /** Locals of one name are told apart by a number. */
  local(type: LocalType, name: string): Local {
    const same = this.#names.get(name) ?? 0
    this.#names.set(name, same + 1)
    const index = this.#parameters.length + this.#locals.length
    const local = { index, name: same === 0 ? name : `${name}_${same}`, type }
    this.#locals.push(local)
    return local
  }

  #put(instruction: Instruction, operands: ReadonlyArray<number>, text: string): void {
    // A loop over several hundred thousand bytes would be no loop: pushing one by one keeps the stack free of arguments.
    for (const [at, byte] of OPCODES[instruction].entries())
      if (at === 0) this.#bytes.push(byte)
      else for (const part of unsigned(byte)) this.#bytes.push(part)
    for (const operand of operands) this.#bytes.push(operand)
    this.#lines.push(`${"  ".repeat(this.#depth)}${instruction}${text}`)
  }

  do(instruction: Plain): void {
    this.#put(instruction, [], "")
  }

  get(local: Local): void {
    this.#put("local.get", unsigned(local.index), ` $${local.name}`)
  }

  set(local: Local): void {
    this.#put("local.set", unsigned(local.index), ` $${local.name}`)
  }

  tee(local: Local): void {
    this.#put("local.tee", unsigned(local.index), ` $${local.name}`)
  }

  number(value: number): void {
    this.#put("i32.const", signed(value), ` ${value}`)
  }

  /** 128 equal bits. */
  constant(bit: 0 | 1): void {
    const byte = bit === 0 ? 0 : 0xff
    this.#put("v128.const", Array<number>(16).fill(byte), ` i32x4 ${`${-bit} `.repeat(4).trimEnd()}`)
  }

  /** The lowest bit of each 64. */
  laneStarts(): void {
    const lane = [1, 0, 0, 0, 0, 0, 0, 0]
    this.#put("v128.const", [...lane, ...lane], " i64x2 1 1")
  }

  /** `offset` in bytes, below 2^32; the address is on the stack. */
  memory(
    instruction: "i32.load" | "i32.store" | "v128.load" | "v128.store",
    offset: number,
    comment = "",
  ): void {
    const alignment = instruction.startsWith("i32") ? 2 : 4
    const text = ` offset=${offset}${comment === "" ? "" : ` ;; ${comment}`}`
    this.#put(instruction, [...unsigned(alignment), ...unsigned(offset)], text)
  }

  lane(lane: number): void {
    this.#put("i32x4.extract_lane", [lane], ` ${lane}`)
  }

  loop(inner: () => void): void {
    this.#nested("loop", inner)
  }

  block(inner: () => void): void {
    this.#nested("block", inner)
  }

  /** To the start of the loop, or the end of the block, that is `depth` levels out. */
  branchIf(depth: number): void {
    this.#put("br_if", unsigned(depth), ` ${depth}`)
  }

  #nested(instruction: "loop" | "block", inner: () => void): void {
    this.#put(instruction, [0x40], "")
    this.#depth++
    inner()
    this.#depth--
    this.#put("end", [], "")
  }

  /** As the code section holds it: locals, instructions, end. */
  get binary(): ReadonlyArray<number> {
    const types = { i32: 0x7f, v128: 0x7b } satisfies Record<LocalType, number>
    const locals = this.#locals.flatMap(({ type }) => [1, types[type]])
    return [...unsigned(this.#locals.length), ...locals, ...this.#bytes, 0x0b]
  }

  text(name: string): string {
    const parameters = this.#parameters.map((local) => ` (param $${local.name} i32)`).join("")
    const locals = this.#locals.map((local) => `  (local $${local.name} ${local.type})`)
    return [`(func (export "${name}")${parameters}`, ...locals, ...this.#lines, ")"].join("\n")
  }
}
