/** Our segmenter and the alternatives, each with its default settings. */
import { Jieba } from '@node-rs/jieba'
import { dict } from '@node-rs/jieba/dict.js'
import { cut as cutByJiebaWasm } from 'jieba-wasm'
import { OutputFormat, segment as segmentByPinyinPro } from 'pinyin-pro'
import type { Dictionary } from '#app/domain/segmentation/dictionary.ts'
import { segment } from '#app/domain/segmentation/segment.ts'
import { breakWords } from '#app/domain/segmentation/word-breaker.ts'
import { plainSegmenter } from './plain-segmenter.ts'

type Segmenter = {
	readonly name: string
	readonly cut: (text: string) => readonly string[]
}

export function listSegmenters(dictionary: Dictionary): Segmenter[] {
	const jieba = Jieba.withDict(dict)
	return [
		{ name: 'ours', cut: (text) => segment(dictionary, text) },
		{ name: 'CC-CEDICT, plain', cut: plainSegmenter() },
		{ name: 'Intl.Segmenter', cut: breakWords },
		{ name: 'jieba-wasm', cut: (text) => cutByJiebaWasm(text, true) },
		{ name: '@node-rs/jieba', cut: (text) => jieba.cut(text, false) },
		{
			name: 'pinyin-pro',
			cut: (text) => {
				const words = segmentByPinyinPro(text, { format: OutputFormat.ZhArray })
				return words.map((hanzi) => hanzi.join(''))
			},
		},
	]
}
