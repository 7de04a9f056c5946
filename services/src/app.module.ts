import { type DynamicModule, Module } from '@nestjs/common';
import { AdventuresModule } from './adventures/index.ts';
import { ApiFallbackController } from './common/index.ts';
import { type Config, ConfigModule } from './config/index.ts';
import { ContentModule, contentEntities } from './content/index.ts';
import { DatabaseModule } from './database/index.ts';
import { DeliveryModule } from './delivery/index.ts';
import { HealthModule } from './health/index.ts';
import { ProgressModule } from './progress/index.ts';
import { SigningModule } from './signing/index.ts';
import { TeacherModule } from './teacher/index.ts';

@Module({})
export class AppModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: AppModule,
      controllers: [ApiFallbackController],
      imports: [
        ConfigModule.forRoot(config),
        DatabaseModule.forRoot(config.DATABASE_URL, contentEntities, config.DATABASE_CONNECTIONS),
        SigningModule,
        HealthModule,
        ContentModule,
        AdventuresModule,
        ProgressModule,
        TeacherModule,
        DeliveryModule,
      ],
    };
  }
}
