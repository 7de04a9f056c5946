import { Module } from '@nestjs/common';
import { BuildAdoption } from './build-adoption.ts';
import { ReleaseLoader } from './release-loader.ts';
import { ReleaseRegistry } from './release-registry.ts';
import { ServedReleases } from './served-releases.ts';
import { SetForRequest } from './set-for-request.ts';

/** Which release sets there are, and which one a request gets. */
@Module({
  providers: [BuildAdoption, ReleaseLoader, ReleaseRegistry, ServedReleases, SetForRequest],
  exports: [ReleaseLoader, ReleaseRegistry, ServedReleases, SetForRequest],
})
export class ReleasesModule {}
