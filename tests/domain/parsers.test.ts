/** Every parser of what people send or bring: twice the text is about twice the work, whatever it is made of. */
import { expect, test } from 'vitest'
import { looksLikeEmail, readEmails } from '#app/domain/accounts/email-list.ts'
import { paragraphsOf } from '#app/domain/analyzer/paragraphs.ts'
import { lineOfSyntaxError, valueLines } from '#app/domain/course-files/json-lines.ts'
import { readMarkedText } from '#app/domain/course-files/marked-text.ts'
import { decodeDamaged } from '#app/domain/damaged-text.ts'
import { readQuery } from '#app/domain/dictionary/query.ts'
import { parseExerciseText } from '#app/domain/exercises/exercise-text.ts'
import { readGaps } from '#app/domain/exercises/kinds/cloze.ts'
import { incomingText } from '#app/domain/incoming-text/incoming-text.ts'
import { readAside } from '#app/domain/lesson-text/aside.ts'
import { parseSegmentedText } from '#app/domain/lesson-text/segmented-text.ts'
import { parseTaggedText } from '#app/domain/lesson-text/tagged-text.ts'
import { wordFormats } from '#app/domain/my-words/files/import-choices.ts'
import { readWords } from '#app/domain/my-words/files/read-words.ts'
import { parseSpans } from '#app/domain/notes/spans.ts'
import { spellPinyin } from '#app/domain/pinyin/spelling.ts'
import { isSyllable, splitSyllables } from '#app/domain/pinyin/syllable.ts'
import { spelledPinyin } from '#app/domain/pinyin/typed-pinyin.ts'
import { settleForms } from '#app/domain/segmentation/either-form.ts'
import { spellAsListed } from '#app/domain/segmentation/listed-spelling.ts'
import { segment } from '#app/domain/segmentation/segment.ts'
import { simplifyTexts } from '#app/domain/segmentation/traditional.ts'
import { readNumber } from '#app/domain/speech/chinese-number.ts'
import { sentencesOf } from '#app/domain/speech/sentences.ts'
import { spokenForm } from '#app/domain/speech/spoken-form.ts'
import { hasBrokenLines, joinBrokenLines } from '#app/domain/texts/broken-lines.ts'
import { asHtml } from '#app/domain/texts/files/markup.ts'
import { readFile } from '#app/domain/texts/files/read-file.ts'
import { partsOf } from '#app/domain/texts/split-text.ts'
import { readTags } from '#app/domain/texts/tags.ts'
import { parseMeaning } from '#app/domain/vocabulary/csv/meaning-text.ts'
import { pinyinOfZhuyin } from '#app/domain/zhuyin/zhuyin.ts'
import { growthWith, linear } from '#tests/support/growth.ts'
import { hostile } from '#tests/support/hostile-texts.ts'
import { isLong } from '#tests/support/length.ts'
import { parseMarkup } from '#tests/support/parse-markup.ts'
import { realDictionary } from '#tests/support/real-dictionary.ts'
import { realLexicon } from '#tests/support/real-lexicon.ts'
import { realTraditional } from '#tests/support/real-traditional.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

const engine = { dictionary: realDictionary, lexicon: realLexicon, table: realTraditional }
const settle = (written: string, simplified: string) => settleForms(engine, written, simplified)

const unmarked = { spacing: {}, words: {}, blanks: [], pinyin: [] }

function fileOf(kind: 'txt' | 'md' | 'html' | 'subtitles') {
	return (text: string) =>
		readFile({ name: '', kind, bytes: bytesOf(`汉\n00:01 --> 00:02\n字${text}字`) }, parseMarkup)
}

const parsers: Record<string, (text: string) => unknown> = {
	'a pasted text': (text) => partsOf([{ title: '', text: incomingText(text) }]),
	'broken lines': (text) => hasBrokenLines(text) && joinBrokenLines(text),
	'damaged bytes': (text) =>
		decodeDamaged(bytesOf(text).map((byte, at) => (at % 40 ? byte : 0xb0))),
	'a .txt': fileOf('txt'),
	'a .md': fileOf('md'),
	'a .html': fileOf('html'),
	subtitles: fileOf('subtitles'),
	'a page of a book': asHtml,
	tags: readTags,
	'a list of words': (text) => {
		for (const format of wordFormats) readWords(`学${text}`, { format })
		return readWords(text, {})
	},
	'a tagged text': (text) => parseTaggedText(`zh: 我${text}\nen: I`),
	'a marked text': (text) => readMarkedText(`zh: ${text}\nen: I`, unmarked),
	'a cut text': parseSegmentedText,
	'an example': (text) => [readAside(`${text}[wǒ]`), readAside(`我[${text}]`)],
	'a note': parseSpans,
	exercises: (text) => [parseExerciseText(`[choice]\nzh: ${text}`), parseExerciseText(text)],
	gaps: readGaps,
	'a manifest': (text) => [lineOfSyntaxError(text), valueLines(JSON.stringify([text]))([0])],
	addresses: (text) => [readEmails(text), looksLikeEmail(text)],
	meanings: parseMeaning,
	'a search': readQuery,
	pinyin: (text) => [
		spellPinyin('啊', text),
		splitSyllables(`${text}q`, isSyllable),
		spelledPinyin(text),
	],
	zhuyin: pinyinOfZhuyin,
	'an analysed text': paragraphsOf,
	cuts: (text) => segment(realDictionary, spellAsListed(realDictionary, text)),
	'spoken sentences': (text) => [sentencesOf(text), spokenForm(text), readNumber(text)],
	'a traditional text': (text) => simplifyTexts(realTraditional, [`我們${text}`], settle),
}

const numbered = Object.entries(parsers).map(([name, parse], number) => ({ name, parse, number }))

/** A third of them each time, and all in the long run. */
test.each(numbered)('twice of anything is twice the work: $name', ({ parse, number }) => {
	const slow = hostile
		.filter((_, at) => isLong || (at + number) % 3 === 0)
		.map(([name, piece]) => ({ name, growth: growthWith(piece, parse) }))
		.filter(({ growth }) => growth >= linear)
	expect(slow).toEqual([])
})
