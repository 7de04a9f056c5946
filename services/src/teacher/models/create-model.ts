import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractReasoningMiddleware, type LanguageModel, wrapLanguageModel } from 'ai';
import type { Config } from '../../config/index.ts';

/** The configured model; undefined when there is none, so that the offline tutor answers. */
export function createModel(config: Config): LanguageModel | undefined {
  const {
    TEACHER_LLM_PROVIDER: provider,
    TEACHER_LLM_BASE_URL: baseURL,
    TEACHER_LLM_MODEL: model,
    TEACHER_LLM_API_KEY: apiKey,
  } = config;
  if (!model) return undefined;
  const key = apiKey ? { apiKey } : {};
  if (provider === 'anthropic') return createAnthropic({ ...key, ...(baseURL ? { baseURL } : {}) })(model);
  if (!baseURL) return undefined;
  // Models that run locally often think aloud between these tags; a child is to hear the answer only.
  return wrapLanguageModel({
    model: createOpenAICompatible({ name: 'teacher', baseURL, ...key })(model),
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  });
}
