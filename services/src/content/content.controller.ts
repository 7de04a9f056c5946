import type { VideoFilter } from '@grove/content/server';
import { reads } from '@grove/contracts';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { textSchema } from '../common/index.ts';
import { routePath, sendAnswer } from '../snapshot/index.ts';
import { ContentService } from './content.service.ts';

const teacherParams = textSchema(reads.aiTeacher.params);
const lessonParams = textSchema(reads.enhancedLesson.params);
const curriculumQuery = textSchema(reads.curriculum.query);
const lessonsQuery = textSchema(reads.lessons.query);
const videoQuery = textSchema(reads.videoAssets.query);

@Controller()
export class ContentController {
  readonly #content: ContentService;

  constructor(content: ContentService) {
    this.#content = content;
  }

  @Get(routePath('learningLevels'))
  levels(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    sendAnswer(reply, this.#content.levels(request));
  }

  @Get(routePath('aiTeachers'))
  teachers(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    sendAnswer(reply, this.#content.teachers(request));
  }

  @Get(routePath('aiTeacher'))
  teacher(
    @Param({ schema: teacherParams }) { teacherId }: { teacherId: number },
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    sendAnswer(reply, this.#content.teacher(request, teacherId));
  }

  @Get(routePath('subjects'))
  subjects(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    sendAnswer(reply, this.#content.subjects(request));
  }

  @Get(routePath('curriculum'))
  curriculum(
    @Query({ schema: curriculumQuery }) { grade }: { grade: string },
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    sendAnswer(reply, this.#content.curriculum(request, grade));
  }

  @Get(routePath('lessons'))
  lessons(
    @Query({ schema: lessonsQuery }) { grade, subject }: { grade: string; subject: string },
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    sendAnswer(reply, this.#content.lessons(request, grade, subject));
  }

  @Get(routePath('enhancedLesson'))
  enhancedLesson(
    @Param({ schema: lessonParams }) { lessonId }: { lessonId: string },
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    sendAnswer(reply, this.#content.enhancedLesson(request, lessonId));
  }

  @Get(routePath('videoAssets'))
  videoAssets(
    @Query({ schema: videoQuery }) filter: VideoFilter,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    sendAnswer(reply, this.#content.videoAssets(request, filter));
  }
}
