import { Module } from '@nestjs/common';
import { LocalBuildRegistration } from './local-build-registration.ts';
import { ReleaseLoader } from './release-loader.ts';
import { ReleaseRegistry } from './release-registry.ts';
import { ServedReleases } from './served-releases.ts';
import { ReleaseResolver } from './release-resolver.ts';

/** Which release sets there are, and which one a request gets. */
@Module({
  providers: [LocalBuildRegistration, ReleaseLoader, ReleaseRegistry, ServedReleases, ReleaseResolver],
  exports: [ReleaseLoader, ReleaseRegistry, ServedReleases, ReleaseResolver],
})
export class ReleasesModule {}
