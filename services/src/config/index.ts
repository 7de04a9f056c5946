export { type Config, ConfigError, readConfig } from './config.ts';
export { CONFIG, ConfigModule } from './config.module.ts';
