/**
 * Shared modules that few pages need. The shell offers them because they are named here (see `lazySharedModules` in
 * `packages/config`), and fetches them only once a page has settled, so that the first dialog opens without a wait.
 */
const loaders = [() => import('@grove/ui/dialog')];

/** Fetches the lazily shared modules when the browser has nothing better to do. */
export function warmLazyShared(): void {
  const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2_000));
  whenIdle(() => {
    // A page that needs one of them asks for it itself and has a fallback, so a failure here matters to nobody.
    for (const load of loaders) load().catch(() => undefined);
  });
}
