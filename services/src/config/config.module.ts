import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Config } from './config.ts';

/** Token of the parsed `Config`. */
export const CONFIG = Symbol('config');

/** Gives every module the parsed configuration under the token `CONFIG`. */
@Global()
@Module({})
export class ConfigModule {
  static forRoot(config: Config): DynamicModule {
    return { module: ConfigModule, providers: [{ provide: CONFIG, useValue: config }], exports: [CONFIG] };
  }
}
