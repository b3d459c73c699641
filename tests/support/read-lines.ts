/** Lines cut and read on the real dictionary, as the tokenize worker does it: 看[kàn] 著[zhe] 書[shū]. */
import { readWords } from '#app/domain/pinyin/reading.ts'
import { settleForms } from '#app/domain/segmentation/either-form.ts'
import { segment } from '#app/domain/segmentation/segment.ts'
import { readingAsWritten, simplifyTexts } from '#app/domain/segmentation/traditional.ts'
import { realDictionary } from './real-dictionary.ts'
import { realLexicon } from './real-lexicon.ts'
import { realTraditional } from './real-traditional.ts'

const engine = { dictionary: realDictionary, lexicon: realLexicon, table: realTraditional }

export function readLines(texts: readonly string[]): string[] {
	const simplified = simplifyTexts(realTraditional, texts, (written, simple) =>
		settleForms(engine, written, simple),
	)
	return simplified.map((text, line) => {
		const words = segment(realDictionary, text)
		const readings = readWords(words, realLexicon)
		let end = 0
		return words
			.map((word, at) => {
				end += word.length
				const written = texts[line]?.slice(end - word.length, end) ?? ''
				const reading = readingAsWritten(realTraditional, written, readings[at])
				return reading ? `${written}[${reading}]` : written
			})
			.join(' ')
	})
}
