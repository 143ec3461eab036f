/** The part of WebAssembly's interface that the count engine uses; TypeScript has it with the libraries of the DOM only. */
declare global {
  namespace WebAssembly {
    class Memory {
      constructor(descriptor: { readonly initial: number; readonly maximum: number; readonly shared: true })
      readonly buffer: SharedArrayBuffer
    }
    class Module {
      constructor(bytes: Uint8Array<ArrayBuffer>)
    }
    const compile: (bytes: Uint8Array<ArrayBuffer>) => Promise<Module>
    class Instance {
      constructor(module: Module, imports: Readonly<Record<string, Readonly<Record<string, Memory>>>>)
      readonly exports: Readonly<Record<string, unknown>>
    }
  }
}
export {}
