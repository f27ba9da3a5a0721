import { MLCEngine, type InitProgressReport } from '@mlc-ai/web-llm'
import type { WebLlmAnswer, WebLlmModel, WebLlmQuestion, WebLlmRequest } from '#contract/web-llm-worker.ts'

/** Tokens of one question with its answer. Models allow far more, and take memory for all they allow. */
const WINDOW = 4096
const LONGEST_ANSWER = 1200

// Its own file, so that it has the policy of its own answer: the pages' policy forbids to compile WebAssembly.
const say = (answer: WebLlmAnswer): void => postMessage(answer)

let engine: MLCEngine | undefined
let thinks = false

async function load(model: WebLlmModel): Promise<void> {
  thinks = model.thinks
  const loading = new MLCEngine({
    appConfig: {
      model_list: [
        {
          model_id: model.name,
          // The library appends `resolve/main/` unless `resolve/` and another folder stand there: these two cancel out.
          model: `${model.folder}resolve/../`,
          model_lib: `${model.folder}model.wasm`,
          overrides: { context_window_size: WINDOW, sliding_window_size: -1 }
        }
      ],
      cacheBackend: 'cache'
    },
    initProgressCallback: ({ progress, text }: InitProgressReport) => {
      // It counts from nothing once more when the weights go from the disk to the graphics card.
      if (!text.startsWith('Loading')) say({ kind: 'fetched', share: progress })
    },
    logLevel: 'SILENT'
  })
  await loading.reload(model.name)
  engine = loading
}

async function answerTo({ instructions, data, form }: WebLlmQuestion): Promise<string> {
  const { choices } = await (engine as MLCEngine).chat.completions.create({
    messages: [
      { role: 'system', content: instructions },
      { role: 'user', content: data }
    ],
    temperature: 0.2,
    max_tokens: LONGEST_ANSWER,
    ...(form && { response_format: { type: 'json_object', schema: JSON.stringify(form) } }),
    ...(thinks && { extra_body: { enable_thinking: false } })
  })
  return choices[0]?.message.content ?? ''
}

function failed(id: number | null, error: unknown): void {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  say({ kind: 'failed', id, name, message })
}

addEventListener('message', ({ data: request }: MessageEvent<WebLlmRequest>) => {
  if (request.kind === 'stop') void engine?.interruptGenerate()
  else if (request.kind === 'load')
    void load(request.model).then(
      () => say({ kind: 'ready' }),
      (error: unknown) => failed(null, error)
    )
  else
    void answerTo(request).then(
      text => say({ kind: 'said', id: request.id, text }),
      (error: unknown) => failed(request.id, error)
    )
})
