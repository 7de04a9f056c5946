import { Module } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/index.ts';
import { LimitsModule } from '../../limits/index.ts';
import { createModel } from '../models/create-model.ts';
import { LanguageTeacher } from '../models/language-teacher.ts';
import { ModelStream } from '../models/model-stream.ts';
import { Tutor } from '../tutor/tutor.ts';
import { ChatController } from './chat.controller.ts';
import { ChatService } from './chat.service.ts';
import { Conversations } from './conversations.ts';
import { createTutor, OfflineTutor } from './offline-tutor.ts';

/** The configured model with the offline tutor behind it, or the offline tutor alone. */
function createChat(config: Config, tutor: Tutor, conversations: Conversations): ChatService {
  const offline = new OfflineTutor(tutor);
  const model = createModel(config);
  return model ? new ChatService(new LanguageTeacher(new ModelStream(model), tutor), tutor, conversations, offline) : new ChatService(offline, tutor, conversations);
}

/** Chat with a teacher. Whoever answers, the way leads through `ChatService`. */
@Module({
  imports: [LimitsModule],
  controllers: [ChatController],
  providers: [
    { provide: Tutor, useFactory: () => createTutor(Math.random) },
    { provide: Conversations, useFactory: () => new Conversations(Date.now) },
    { provide: ChatService, inject: [CONFIG, Tutor, Conversations], useFactory: createChat },
  ],
  exports: [ChatService],
})
export class ChatModule {}
