import { instantiate, type Program, type ProgramExports } from './web-assembly.ts';

/** Error numbers of WASI preview 1, as far as they are answered. */
const ok = 0;
const badFile = 8;
const notThere = 44;

const directoryKind = 3;
const streamKind = 2;
const fileKind = 4;
/** The one folder that the program sees; what it opens lies in it, in memory. */
const folder = 3;
const firstFile = 4;
const createFlag = 1;
const initialFileBytes = 1 << 18;

/** The program ended by itself, with this code. */
class ProgramExit extends Error {
  readonly code: number;

  constructor(code: number) {
    super(`The program ended with code ${code}.`);
    this.code = code;
  }
}

/** A file in memory that grows as it is written. */
class MemoryFile {
  bytes = new Uint8Array(initialFileBytes);
  length = 0;
  position = 0;

  write(data: Uint8Array): void {
    const end = this.position + data.length;
    if (end > this.bytes.length) {
      const larger = new Uint8Array(Math.max(end, this.bytes.length * 2));
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.bytes.set(data, this.position);
    this.position = end;
    this.length = Math.max(this.length, end);
  }

  seek(offset: number, whence: number): number {
    const from = [0, this.position, this.length][whence] ?? 0;
    this.position = from + offset;
    return this.position;
  }
}

/**
 * What a command-line program compiled to WASI needs of a machine, and no more: arguments, one stream of output, and files that it creates in
 * memory. It cannot read or touch anything outside of itself.
 */
export class WasiHost {
  readonly #arguments: readonly Uint8Array[];
  readonly #files = new Map<string, MemoryFile>();
  readonly #open: MemoryFile[] = [];
  readonly #decoder = new TextDecoder();
  #memory: ProgramExports['memory'] | undefined;
  #output = '';

  constructor(commandLine: readonly string[]) {
    const encoder = new TextEncoder();
    this.#arguments = commandLine.map((argument) => encoder.encode(`${argument}\0`));
  }

  /** Runs the program to its end. @throws Error when it ends with a code other than 0, or traps */
  run(program: Program): void {
    const { memory, _start: start } = instantiate(program, { wasi_snapshot_preview1: this.#imports() });
    this.#memory = memory;
    try {
      start();
    } catch (error) {
      if (!(error instanceof ProgramExit) || error.code !== 0) throw error;
    }
  }

  /** What the program wrote to its output. */
  get output(): string {
    return this.#output;
  }

  /** The bytes of a file that the program created. */
  file(name: string): Uint8Array | undefined {
    const file = this.#files.get(name);
    return file?.bytes.subarray(0, file.length);
  }

  get #bytes(): Uint8Array {
    return new Uint8Array(this.#memory!.buffer);
  }

  get #view(): DataView {
    return new DataView(this.#memory!.buffer);
  }

  #imports(): Record<string, (...values: never[]) => number> {
    return {
      args_sizes_get: (count: number, size: number) =>
        this.#setNumbers(
          [count, this.#arguments.length],
          [size, this.#arguments.reduce((sum, { length }) => sum + length, 0)],
        ),
      args_get: (pointers: number, text: number) => this.#giveArguments(pointers, text),
      clock_time_get: (_clock: number, _precision: bigint, time: number) => this.#setLong(time, 0n),
      fd_close: () => ok,
      fd_fdstat_get: (descriptor: number, target: number) => this.#describe(descriptor, target),
      fd_fdstat_set_flags: () => ok,
      fd_prestat_get: (descriptor: number, target: number) =>
        descriptor === folder ? this.#setNumbers([target, 0], [target + 4, 1]) : badFile,
      fd_prestat_dir_name: (_descriptor: number, target: number) => {
        this.#bytes[target] = '.'.charCodeAt(0);
        return ok;
      },
      fd_read: (_descriptor: number, _vectors: number, _count: number, read: number) => this.#setNumbers([read, 0]),
      fd_seek: (descriptor: number, offset: bigint, whence: number, position: number) => {
        const file = this.#open[descriptor - firstFile];
        return file ? this.#setLong(position, BigInt(file.seek(Number(offset), whence))) : badFile;
      },
      fd_write: (descriptor: number, vectors: number, count: number, written: number) =>
        this.#write(descriptor, this.#gather(vectors, count), written),
      path_open: (...values: number[]) => this.#openFile(values),
      proc_exit: (code: number) => {
        throw new ProgramExit(code);
      },
    };
  }

  #setNumbers(...values: ReadonlyArray<readonly [address: number, value: number]>): number {
    for (const [address, value] of values) this.#view.setUint32(address, value, true);
    return ok;
  }

  #setLong(address: number, value: bigint): number {
    this.#view.setBigUint64(address, value, true);
    return ok;
  }

  #giveArguments(pointers: number, text: number): number {
    let at = text;
    for (const [index, argument] of this.#arguments.entries()) {
      this.#setNumbers([pointers + 4 * index, at]);
      this.#bytes.set(argument, at);
      at += argument.length;
    }
    return ok;
  }

  #describe(descriptor: number, target: number): number {
    this.#bytes.fill(0, target, target + 24);
    this.#bytes[target] = descriptor === folder ? directoryKind : descriptor < folder ? streamKind : fileKind;
    const everyRight = 0xffff_ffffn;
    this.#setLong(target + 8, everyRight);
    return this.#setLong(target + 16, everyRight);
  }

  /** The parts of a write, one behind the other. */
  #gather(vectors: number, count: number): Uint8Array[] {
    return Array.from({ length: count }, (_, index) => {
      const start = this.#view.getUint32(vectors + 8 * index, true);
      return this.#bytes.subarray(start, start + this.#view.getUint32(vectors + 8 * index + 4, true));
    });
  }

  #write(descriptor: number, parts: readonly Uint8Array[], written: number): number {
    const file = this.#open[descriptor - firstFile];
    if (descriptor > folder && !file) return badFile;
    for (const part of parts) {
      if (file) file.write(part);
      else this.#output += this.#decoder.decode(part);
    }
    return this.#setNumbers([written, parts.reduce((sum, { length }) => sum + length, 0)]);
  }

  #openFile([, , path = 0, length = 0, flags = 0, , , , opened = 0]: readonly number[]): number {
    if ((flags & createFlag) === 0) return notThere;
    const file = new MemoryFile();
    this.#files.set(this.#decoder.decode(this.#bytes.slice(path, path + length)), file);
    this.#open.push(file);
    return this.#setNumbers([opened, firstFile + this.#open.length - 1]);
  }
}
