import { Module } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/index.ts';
import { LimitsModule } from '../../limits/index.ts';
import { createModel } from '../models/create-model.ts';
import { LanguageTeacher } from '../models/language-teacher.ts';
import { ModelStream } from '../models/model-stream.ts';
import { ChatController } from './chat.controller.ts';
import { ChatService } from './chat.service.ts';
import { Conversations } from './conversations.ts';
import { RemoteTutor } from './remote-tutor.ts';
import { TutorPool } from './tutor-pool.ts';

/** The configured model with the tutor behind it, or the tutor alone. */
function createChat(config: Config, pool: TutorPool): ChatService {
  const tutor = new RemoteTutor(pool);
  const model = createModel(config);
  return new ChatService(tutor, new Conversations(Date.now), model && new LanguageTeacher(new ModelStream(model), tutor));
}

/** Chat with a teacher. Whoever answers, the way leads through `ChatService`. */
@Module({
  imports: [LimitsModule],
  controllers: [ChatController],
  providers: [
    { provide: TutorPool, inject: [CONFIG], useFactory: (config: Config) => new TutorPool(config.TUTOR_WORKERS) },
    { provide: ChatService, inject: [CONFIG, TutorPool], useFactory: createChat },
  ],
  exports: [ChatService],
})
export class ChatModule {}
