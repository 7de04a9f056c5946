/** A compiled program; only `start` can do something with it. */
export type Program = object;

/** The part of WebAssembly that is used here; its types come only with those of a browser. */
interface WebAssemblyApi {
  readonly Module: new (bytes: Uint8Array) => Program;
  readonly Instance: new (program: Program, imports: Record<string, object>) => { readonly exports: ProgramExports };
}

/** What a WASI command exports. */
export interface ProgramExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly _start: () => void;
}

const { WebAssembly: api } = globalThis as unknown as { WebAssembly: WebAssemblyApi };

/** Compiles a program. @throws Error when the bytes are none */
export const compile = (bytes: Uint8Array): Program => new api.Module(bytes);

/** A fresh start of a program, with memory of its own and the functions that it may call. */
export const instantiate = (program: Program, imports: Record<string, object>): ProgramExports =>
  new api.Instance(program, imports).exports;
