import { QueryClient, queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { read, readKey, type Answer, type AnyReadName, type ReadArguments } from './client.ts';

/** The one cache of the page. Spec §7: reads do not go stale, do not refetch on focus, do not poll, and are not retried. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** A read as the query client knows it: whoever asks for the same at the same time gets the same answer. */
export function readOptions<Name extends AnyReadName>(name: Name, address: ReadArguments = {}) {
  const key = readKey(name, address);
  return queryOptions<Answer<Name>, Error, Answer<Name>, readonly string[]>({
    queryKey: key,
    queryFn: ({ signal }) => read(name, key, signal),
  });
}

/** Reads data of the service; `enabled: false` waits. The error's message is the one that the spec prints. */
export function useRead<Name extends AnyReadName>(
  name: Name,
  { enabled = true, ...address }: ReadArguments & { enabled?: boolean } = {},
): UseQueryResult<Answer<Name>> {
  return useQuery({ ...readOptions(name, address), enabled });
}
