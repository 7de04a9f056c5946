/**
 * One listener for all parallax scenes: writes how far a scene has been scrolled past (`--scroll`, px) and where the
 * pointer is (`--pointer-x`, `--pointer-y`, -1 to 1) once a frame, only for scenes in view. CSS does the rest.
 */
const scenes = new Set<HTMLElement>();
const visible = new Set<Element>();
const pointer = { x: 0, y: 0 };
let frame = 0;
let observer: IntersectionObserver | undefined;

function write(): void {
  frame = 0;
  for (const scene of scenes) {
    if (!visible.has(scene)) continue;
    const { top } = scene.getBoundingClientRect();
    scene.style.setProperty('--scroll', `${Math.round(-top)}px`);
    scene.style.setProperty('--pointer-x', pointer.x.toFixed(3));
    scene.style.setProperty('--pointer-y', pointer.y.toFixed(3));
  }
}

function schedule(): void {
  frame ||= requestAnimationFrame(write);
}

function onPointer(event: PointerEvent): void {
  if (event.pointerType !== 'mouse') return;
  pointer.x = (event.clientX / innerWidth) * 2 - 1;
  pointer.y = (event.clientY / innerHeight) * 2 - 1;
  schedule();
}

function onIntersection(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) visible.add(target);
    else visible.delete(target);
  }
  schedule();
}

function start(): void {
  observer = new IntersectionObserver(onIntersection);
  addEventListener('scroll', schedule, { passive: true });
  addEventListener('pointermove', onPointer, { passive: true });
}

function stop(): void {
  observer?.disconnect();
  removeEventListener('scroll', schedule);
  removeEventListener('pointermove', onPointer);
  cancelAnimationFrame(frame);
  frame = 0;
}

/** Lets a scene follow scroll and pointer; nothing happens under reduced motion. Returns how to end it. */
export function followViewer(scene: HTMLElement): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  if (scenes.size === 0) start();
  scenes.add(scene);
  observer?.observe(scene);
  return () => {
    scenes.delete(scene);
    visible.delete(scene);
    observer?.unobserve(scene);
    if (scenes.size === 0) stop();
  };
}
