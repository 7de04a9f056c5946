import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits/limits.module.ts';
import { SpeechController } from './speech.controller.ts';
import { SpeechService } from './speech.service.ts';

/** Teachers' voices, by `POST /api/speech` and for whoever else lets a teacher speak. */
@Module({ imports: [LimitsModule], controllers: [SpeechController], providers: [SpeechService], exports: [SpeechService] })
export class SpeechModule {}
