import { type Instruction, OPCODES } from "./opcodes.ts"
import { writeSigned, writeUnsigned } from "./leb128.ts"

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
  | "i32.load16_u"
  | "i32.store"
  | "i32.const"
  | "v128.load"
  | "v128.store"
  | "v128.const"
  | "i8x16.shuffle"
  | "i32x4.extract_lane"
>

/** The alignments of memory accesses, as powers of two. */
const ALIGNMENTS = { "i32.load": 2, "i32.load16_u": 1, "i32.store": 2, "v128.load": 4, "v128.store": 4 }

/** An instruction's human-readable comment. */
type Note = Local | number | string

/** A function's code, written as bytes, and as text on request. */
export class FunctionBody {
  readonly #parameters: ReadonlyArray<Local>
  readonly #locals: Array<Local> = []
  /** The number of locals so far with each name. */
  readonly #names = new Map<string, number>()
  readonly #bytes: Array<number> = []
  /** The instructions, each with its notes. */
  readonly #instructions: Array<Instruction> = []
  readonly #notes: Array<Note> = []

  /** Creates a body whose parameters are all i32. */
  constructor(parameters: ReadonlyArray<string>) {
    this.#parameters = parameters.map((name, index) => ({ index, name, type: "i32" }))
  }

  parameter(name: string): Local {
    const found = this.#parameters.find((local) => local.name === name)
    if (found === undefined) throw new Error(`no parameter ${name}`)
    return found
  }

  /** Declares a local; a number distinguishes locals with the same name. */
  local(type: LocalType, name: string): Local {
    const same = this.#names.get(name) ?? 0
    this.#names.set(name, same + 1)
    const index = this.#parameters.length + this.#locals.length
    const local = { index, name: same === 0 ? name : `${name}_${same}`, type }
    this.#locals.push(local)
    return local
  }

  #put(instruction: Instruction, note: Note): void {
    const [first, second] = OPCODES[instruction]
    this.#bytes.push(first)
    if (second !== undefined) writeUnsigned(this.#bytes, second)
    this.#instructions.push(instruction)
    this.#notes.push(note)
  }

  #putLocal(instruction: "local.get" | "local.set" | "local.tee", local: Local): void {
    this.#put(instruction, local)
    writeUnsigned(this.#bytes, local.index)
  }

  do(instruction: Plain): void {
    this.#put(instruction, "")
  }

  get(local: Local): void {
    this.#putLocal("local.get", local)
  }

  set(local: Local): void {
    this.#putLocal("local.set", local)
  }

  tee(local: Local): void {
    this.#putLocal("local.tee", local)
  }

  number(value: number): void {
    this.#put("i32.const", value)
    writeSigned(this.#bytes, value)
  }

  /** Pushes a vector of 128 equal bits. */
  constant(bit: 0 | 1): void {
    this.vector(Array<number>(16).fill(bit === 0 ? 0 : 0xff))
  }

  /** Pushes a vector of 16 bytes. */
  vector(bytes: ReadonlyArray<number>): void {
    this.#put("v128.const", `i8x16 ${bytes.join(" ")}`)
    this.#bytes.push(...bytes)
  }

  /** Selects each byte of the result from the 32 bytes of two vectors. */
  shuffle(lanes: ReadonlyArray<number>): void {
    this.#put("i8x16.shuffle", lanes.join(" "))
    this.#bytes.push(...lanes)
  }

  /** Accesses memory at `offset` bytes, below 2^32, from the address on the stack. */
  memory(
    instruction: "i32.load" | "i32.load16_u" | "i32.store" | "v128.load" | "v128.store",
    offset: number,
    comment = "",
  ): void {
    this.#put(instruction, comment === "" ? `offset=${offset}` : `offset=${offset} ;; ${comment}`)
    this.#bytes.push(ALIGNMENTS[instruction])
    writeUnsigned(this.#bytes, offset)
  }

  lane(lane: number): void {
    this.#put("i32x4.extract_lane", lane)
    this.#bytes.push(lane)
  }

  loop(inner: () => void): void {
    this.#nested("loop", inner)
  }

  block(inner: () => void): void {
    this.#nested("block", inner)
  }

  /** Branches to the start of the loop, or the end of the block, `depth` levels out. */
  branchIf(depth: number): void {
    this.#put("br_if", depth)
    writeUnsigned(this.#bytes, depth)
  }

  #nested(instruction: "loop" | "block", inner: () => void): void {
    this.#put(instruction, "")
    this.#bytes.push(0x40)
    inner()
    this.#put("end", "")
  }

  /** The function in code section format: locals, instructions, end. */
  get binary(): ReadonlyArray<number> {
    const types = { i32: 0x7f, v128: 0x7b } satisfies Record<LocalType, number>
    const code: Array<number> = []
    writeUnsigned(code, this.#locals.length)
    for (const { type } of this.#locals) code.push(1, types[type])
    for (const byte of this.#bytes) code.push(byte)
    code.push(0x0b)
    return code
  }

  text(name: string): string {
    const parameters = this.#parameters.map((local) => ` (param $${local.name} i32)`).join("")
    const locals = this.#locals.map((local) => `  (local $${local.name} ${local.type})`)
    let depth = 1
    const lines = this.#instructions.map((instruction, at) => {
      const note = this.#notes[at] ?? ""
      const shown = typeof note === "object" ? `$${note.name}` : String(note)
      if (instruction === "end") depth--
      const line = `${"  ".repeat(depth)}${instruction} ${shown}`.trimEnd()
      if (instruction === "loop" || instruction === "block") depth++
      return line
    })
    return [`(func (export "${name}")${parameters}`, ...locals, ...lines, ")"].join("\n")
  }
}
