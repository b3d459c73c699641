/**
 * Cuts and reads Chinese beside the first texts, 银␟行[háng]很近 as 银 | 行[háng] | 很[hěn] | 近[jìn]. What its
 * author left uncut is cut by the engine, with the dictionary as its build wrote it.
 */
import { readFileSync } from 'node:fs'
import type { TypedAside } from '#app/domain/lesson-text/aside.ts'
import type { Token } from '#app/domain/lesson-text/content.ts'
import { cutAside } from '#app/domain/lesson-text/cut-aside.ts'
import { addReadings } from '#app/domain/lesson-text/prepare.ts'
import type { Lexicon } from '#app/domain/pinyin/lexicon.ts'
import { readWords } from '#app/domain/pinyin/reading.ts'
import { type Dictionary, openDictionary } from '#app/domain/segmentation/dictionary.ts'
import { segment } from '#app/domain/segmentation/segment.ts'

const dictionaryFile = new URL('../../build/segmentation/words.bin', import.meta.url)

let opened: Dictionary | undefined

function engineDictionary(): Dictionary {
	opened ??= openDictionary(Uint8Array.from(readFileSync(dictionaryFile)).buffer)
	return opened
}

export function annotateAsides(asides: readonly TypedAside[], lexicon: Lexicon): Token[][] {
	return asides.flatMap((aside) => {
		const words = segment(engineDictionary(), aside.text).map((word) => ({ word }))
		const zh = cutAside(aside, words)
		const readings = readWords(
			zh.map(({ word }) => word),
			lexicon,
		)
		return addReadings([{ zh, en: '', blank: 'normal' }], [readings]).map((block) => block.zh)
	})
}
