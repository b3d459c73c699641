/** Every parser of what people send or bring: twice the text is about twice the work, whatever it is made of. */
import { expect, test } from 'vitest'
import { paragraphsOf } from '#app/domain/analyzer/paragraphs.ts'
import { lineOfSyntaxError, valueLines } from '#app/domain/course-files/json-lines.ts'
import { readMarkedText } from '#app/domain/course-files/marked-text.ts'
import { looksLikeEmail, readEmails } from '#app/domain/courses/email-list.ts'
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
import { spellAsListed } from '#app/domain/segmentation/listed-spelling.ts'
import { segment } from '#app/domain/segmentation/segment.ts'
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
import { isLong } from '#tests/support/length.ts'
import { parseMarkup } from '#tests/support/parse-markup.ts'
import { realDictionary } from '#tests/support/real-dictionary.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

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
}

const hostile = [
	['hanzi', '汉一万斯看老不'],
	['one hanzi', '一'],
	['letters', 'xian'],
	['syllables', 'ananan'],
	['digits', '9'],
	['a foreign word', '穿t恤'],
	['the half of one', '卡拉o'],
	['circles', '○'],
	['zeros', '一O'],
	['nothing seen', '\u200b'],
	['joined signs', '👨\u200d'],
	['flags', '🏴\u{e0067}'],
	['accents', '⼈\u0301'],
	['halves of a sign', '\ud842'],
	['spaces', ' '],
	['lines', '\n'],
	['sentences', '好，。…'],
	['short lines', '小林每天早上都去公园散步。他喜欢\n'],
	['headings', '第一章\n'],
	['headings of Markdown', '## 第一章\n小林**每天**早上都去公园。\n'],
	['headings of HTML', '<h2>一</h2><p>小林每天早上都去公园。</p><nav>菜单</nav>'],
	['quotation marks', '"'],
	['open quotation marks', '“'],
	['commas', ','],
	['names', 'a,'],
	['exclamations', '!'],
	['columns', 'a,b;c\td\n'],
	['slashes', '/'],
	['backslashes', '\\'],
	['stars', '*'],
	['two stars', '**'],
	['open emphasis', '*a '],
	['open strong', '**a '],
	['three stars', ' ***a'],
	['underscores', '_a '],
	['backticks', '`'],
	['open brackets', '['],
	['pictures', '!['],
	['readings', '我[wǒ]'],
	['an open reading', '我[wǒ'],
	['quotations', '> '],
	['items', '- 1. '],
	['braces', '{'],
	['open gaps', '{a'],
	['styles of subtitles', '{\\'],
	['times', '00:00:01,000 --> 00:00:02,000\n我&hellip;\n\n'],
	['tagged lines', 'zh: 我␟是\nen: I\n'],
	['examples', '\nzh: 我\n'],
	['exercises', '[choice]\n* a\n'],
	['comments', '#\n'],
	['header lines', '#tags:x\n'],
	['sounds', '[sound:'],
	['cards', '<card '],
	['signs of a tag', '<'],
	['open tags', '<a '],
	['attributes', '<a b="'],
	['empty elements', '<a/>'],
	['comments of HTML', '<!--'],
	['document types', '<!DOCTYPE ['],
	['character data', '<![CDATA['],
	['ends of character data', ']]>'],
	['paragraphs', '<p>'],
	['annotations', '<rt>'],
	['entities', '&amp;'],
	['open entities', '&'],
	['signs of an address', 'a@'],
	['addresses', 'a<b@c.d>,'],
	['open addresses', 'a<'],
	['objects', '{"a":['],
] as const

const numbered = Object.entries(parsers).map(([name, parse], number) => ({ name, parse, number }))

/** A third of them each time, and all in the long run. */
test.each(numbered)('twice of anything is twice the work: $name', ({ parse, number }) => {
	const slow = hostile
		.filter((_, at) => isLong || (at + number) % 3 === 0)
		.map(([name, piece]) => ({ name, growth: growthWith(piece, parse) }))
		.filter(({ growth }) => growth >= linear)
	expect(slow).toEqual([])
})
