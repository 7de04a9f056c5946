import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** The bytes of the head of `weights.bin`: JSON, filled up with spaces. */
export const headBytes = 128;

const headSchema = z.object({ madeFrom: z.string(), quantum: z.number(), features: z.number(), known: z.number() });

/** Made by `npm run train -w @grove/safety`; see ADR 17. After the head: hashes of known words, hashes of features, and a row of weights for each feature and one for what all texts share. */
const file = readFileSync(join(import.meta.dirname, 'weights.bin'));
const head = headSchema.parse(JSON.parse(file.toString('utf8', 0, headBytes)));
const bytes = new Uint8Array(file).buffer;

export const { madeFrom, quantum } = head;
export const knownHashes = new Uint32Array(bytes, headBytes, head.known);
export const featureHashes = new Uint32Array(bytes, headBytes + 4 * head.known, head.features);
export const quantized = new Int8Array(bytes, headBytes + 4 * (head.known + head.features));
