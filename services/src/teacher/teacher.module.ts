import { Module } from '@nestjs/common';
import { ChatModule } from './chat/chat.module.ts';
import { RealtimeModule } from './realtime/realtime.module.ts';
import { SpeechModule } from './speech/speech.module.ts';

/** Teachers who answer and speak. */
@Module({ imports: [ChatModule, RealtimeModule, SpeechModule] })
export class TeacherModule {}
