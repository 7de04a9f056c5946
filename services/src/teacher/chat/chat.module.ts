import { Module } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/index.ts';
import { ContentModule, ServedContent } from '../../content/index.ts';
import { LimitsModule } from '../../limits/index.ts';
import {
  Conversations,
  createModel,
  LanguageTeacher,
  ModelStream,
  ModeratedTeacher,
  Moderation,
  type TeacherModel,
} from '@grove/teacher';
import { ChatController } from './chat.controller.ts';
import { ChatService } from './chat.service.ts';
import { RemoteTutor } from './remote-tutor.ts';
import { RepliesInProgress } from './replies-in-progress.ts';
import { TutorPool } from './tutor-pool.ts';

/** The configured model, with the moderation that is configured. */
function createTeacher(config: Config, tutor: RemoteTutor): TeacherModel | undefined {
  const model = createModel({
    provider: config.TEACHER_LLM_PROVIDER,
    baseURL: config.TEACHER_LLM_BASE_URL,
    model: config.TEACHER_LLM_MODEL,
    apiKey: config.TEACHER_LLM_API_KEY,
  });
  const teacher = model && new LanguageTeacher(new ModelStream(model), tutor);
  const {
    TEACHER_MODERATION_BASE_URL: baseUrl,
    TEACHER_MODERATION_MODEL: guard,
    TEACHER_MODERATION_API_KEY: apiKey,
  } = config;
  return teacher && baseUrl
    ? new ModeratedTeacher(teacher, new Moderation({ baseUrl, model: guard, apiKey }))
    : teacher;
}

/** The configured model with the tutor behind it, or the tutor alone. */
function createChat(config: Config, content: ServedContent, pool: TutorPool): ChatService {
  const tutor = new RemoteTutor(pool);
  return new ChatService(tutor, new Conversations(Date.now), content, createTeacher(config, tutor));
}

/** Chat with a teacher. Whoever answers, the way leads through `ChatService`. */
@Module({
  imports: [ContentModule, LimitsModule],
  controllers: [ChatController],
  providers: [
    RepliesInProgress,
    {
      provide: TutorPool,
      inject: [CONFIG, ServedContent],
      useFactory: (config: Config, content: ServedContent) =>
        new TutorPool(content, config.TUTOR_WORKERS, { loadsAtStart: config.NODE_ENV !== 'test' }),
    },
    { provide: ChatService, inject: [CONFIG, ServedContent, TutorPool], useFactory: createChat },
  ],
})
export class ChatModule {}
