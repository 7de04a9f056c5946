import { Module } from '@nestjs/common';
import { FaultsModule } from '../faults/faults.module.ts';
import { Operators } from './operators.service.ts';
import { PlatformController } from './platform.controller.ts';
import { TelemetryModule } from '../telemetry/telemetry.module.ts';
import { PlatformService } from './platform.service.ts';
import { ReleasesModule } from '../../releases/index.ts';

/** The operators' page at `/platform`. */
@Module({
  imports: [FaultsModule, ReleasesModule, TelemetryModule],
  controllers: [PlatformController],
  providers: [Operators, PlatformService],
})
export class PlatformPageModule {}
