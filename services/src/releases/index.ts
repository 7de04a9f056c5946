export { LocalBuildRegistration, type TakenUp } from './local-build-registration.ts';
export { ReleaseLoader } from './release-loader.ts';
export { ReleaseRegistry } from './release-registry.ts';
export { type ChosenSet, ReleaseResolver } from './release-resolver.ts';
export { ReleasesModule } from './releases.module.ts';
export { type Served, ServedReleases } from './served-releases.ts';
