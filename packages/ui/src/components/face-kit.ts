/** What draws faces that move. It is large, so a page fetches it once, after the portraits are there. */
type FaceKit = Pick<typeof import('@grove/art/teachers'), 'teacherRig' | 'rigCss'>;

const followers = new Set<() => void>();
let loading: Promise<void> | undefined;
let kit: FaceKit | null = null;

/** The kit of this page; null until it is there. */
export const faceKit = (): FaceKit | null => kit;

/** Calls back once the kit is there. Returns what ends that. */
export function followFaceKit(onChange: () => void): () => void {
  followers.add(onChange);
  return () => followers.delete(onChange);
}

async function fetchFaceKit(): Promise<void> {
  try {
    kit = await import('@grove/art/teachers');
  } catch (error) {
    loading = undefined;
    throw error;
  }
  for (const tell of followers) tell();
}

/** Fetches the kit unless it is there or on its way; every face then comes to life at once. Rejects when it cannot be fetched; the next call tries again. */
export function loadFaceKit(): Promise<void> {
  loading ??= fetchFaceKit();
  return loading;
}
