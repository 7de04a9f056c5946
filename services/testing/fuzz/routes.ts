import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import * as contracts from '@grove/contracts';
import { toRoutePath } from '../../src/common/index.ts';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { type JsonSchema, schemaOf } from './schema-arbitrary.ts';

/** An address as Fastify knows it, such as `/api/ai-teachers/:teacherId`, and the methods that it answers. */
export interface Route {
  readonly url: string;
  readonly methods: ReadonlySet<string>;
}

/** A route, and what its parts should be. */
export interface DescribedRoute extends Route {
  readonly params: Readonly<Record<string, JsonSchema>>;
  readonly query: Readonly<Record<string, JsonSchema>>;
  readonly body: JsonSchema | undefined;
  /** Its body is that of an HTML form. */
  readonly isForm: boolean;
}

/** A call of the contracts, as far as it matters here. */
interface Call {
  readonly path: string;
  readonly method?: string;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && String(value.path).startsWith('/');

/** Every call that the contracts export, alone or in a table. */
export const calls: readonly Call[] = Object.values(contracts).flatMap((value: unknown) =>
  isCall(value) ? [value] : typeof value === 'object' && value !== null ? Object.values(value).filter(isCall) : [],
);

const text: JsonSchema = { type: 'string' };
const fields = (...names: string[]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, text])),
});

/** Bodies that no contract describes: the forms of the operators' page. */
const forms: Readonly<Record<string, JsonSchema>> = {
  '/platform/log-in': fields('name', 'token'),
  '/platform/log-out': fields(),
  '/platform/promote': fields('setId', 'reason', 'revision'),
  '/platform/end-canary': fields('reason', 'revision'),
  '/platform/roll-back': fields('to', 'reason', 'revision'),
  '/platform/faults': fields('area', 'fault'),
};

/** Parameters that no contract describes. */
const parameters: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>> = {
  '/spoken/:file': { file: { type: 'string', pattern: '^[0-9a-f]{16,64}\\.mp3$' } },
};

const fieldsOf = (schema: z.ZodMiniObject | undefined): Readonly<Record<string, JsonSchema>> =>
  schema ? (schemaOf(schema).properties ?? {}) : {};

/**
 * What the parts of a route should be, by its contract or the tables of this file.
 * @throws Error when nothing tells what a parameter or body of it should be: then nothing that reaches it could be made up
 */
export function describeRoute({ url, methods }: Route): DescribedRoute {
  const call = calls.find(({ path, method = 'GET' }) => toRoutePath(path) === url && methods.has(method));
  const params = { ...parameters[url], ...fieldsOf(call?.params) };
  const body = call?.body ? schemaOf(call.body) : forms[url];
  const nameless = [...url.matchAll(/:(\w+)/g)].map(([, name]) => name!).filter((name) => !Object.hasOwn(params, name));
  if (nameless.length > 0)
    throw new Error(
      `Nothing tells what ${nameless.join(' and ')} of ${url} may be. Describe it in the contracts, or in testing/fuzz/routes.ts.`,
    );
  if (!methods.has('GET') && !body)
    throw new Error(
      `Nothing tells what is sent to ${[...methods].join(', ')} ${url}. Describe it in the contracts, or in testing/fuzz/routes.ts.`,
    );
  return { url, methods, params, query: fieldsOf(call?.query), body, isForm: Object.hasOwn(forms, url) };
}

/** Collects the routes of every Fastify that is made from now on, until it is told to stop, which gives them. */
export function watchRoutes(): () => Route[] {
  const routes = new Map<string, Set<string>>();
  const watch = (message: unknown): void => {
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ url, method }) => {
      const methods = routes.get(url) ?? new Set();
      for (const one of [method].flat()) methods.add(one);
      routes.set(url, methods);
    });
  };
  subscribe('fastify.initialization', watch);
  return () => {
    unsubscribe('fastify.initialization', watch);
    return Array.from(routes, ([url, methods]) => ({ url, methods }));
  };
}
