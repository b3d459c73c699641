import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hskLevels } from '#app/domain/hsk/level.ts'
import { standings } from '#app/domain/known-words/standing.ts'
import { readWords } from '#app/domain/my-words/files/read-words.ts'
import type { WordNote } from '#app/domain/my-words/files/word-note.ts'
import { wordWriter, writtenFormats } from '#app/domain/my-words/files/write-words.ts'
import { formatPinyin } from '#app/domain/pinyin/number-tone.ts'

const note: WordNote = {
	word: '银行',
	traditional: '銀行',
	pinyin: 'yín háng',
	meaning: 'bank; a "row" of <money> & more',
	sentence: '我去银行。',
	sentencePinyin: 'Wǒ qù yínháng.',
	translation: 'I’m going to the bank.',
	sound: 'https://hanlu.example/nls/tts?text=银行',
	level: 'HSK3',
	standing: 'known',
	isSaved: true,
}

function written(notes: readonly WordNote[], format: (typeof writtenFormats)[number]): string {
	const writer = wordWriter(format)
	return writer.head + notes.map((one) => writer.rows([one])).join('')
}

test('a note for Anki has header lines, a GUID of its reading, a sentence and tags', () => {
	expect(written([note], 'anki')).toBe(
		[
			'#separator:tab',
			'#html:true',
			'#deck:My Words',
			'#columns:GUID\tHanzi\tTraditional\tPinyin\tMeaning\tSentence\tSentence pinyin\tTranslation\tSound\tTags',
			'#guid column:1',
			'#tags column:10',
			[
				'Hanlu-银行-yín-háng',
				'银行',
				'銀行',
				'yín háng',
				'bank; a &quot;row&quot; of &lt;money&gt; &amp; more',
				'我去银行。',
				'Wǒ qù yínháng.',
				'I’m going to the bank.',
				'"<a href=""https://hanlu.example/nls/tts?text=银行"">Listen</a>"',
				'Hanlu::known Hanlu::saved HSK::3',
			].join('\t'),
			'',
		].join('\n'),
	)
})

test('a card for Pleco stands below its category, which is named where it changes', () => {
	const other = { ...note, word: '爱', traditional: '', pinyin: 'ài', standing: null }
	expect(written([note, note, other], 'pleco').split('\n')).toEqual([
		'//Hanlu/known/saved',
		'银行[銀行]\tyin2hang2\tbank; a "row" of <money> & more\ueab1我去银行。\ueab1Wǒ qù yínháng.\ueab1I’m going to the bank.',
		'银行[銀行]\tyin2hang2\tbank; a "row" of <money> & more\ueab1我去银行。\ueab1Wǒ qù yínháng.\ueab1I’m going to the bank.',
		'//Hanlu/saved',
		'爱\tai4\tbank; a "row" of <money> & more\ueab1我去银行。\ueab1Wǒ qù yínháng.\ueab1I’m going to the bank.',
		'',
	])
})

test('a cell that a spreadsheet would run is guarded, and read as it was', () => {
	const text = written([{ ...note, sentence: '=HYPERLINK("x")学', meaning: '+1' }], 'csv')
	expect(text).toContain(`'+1,"'=HYPERLINK(""x"")学"`)
	const read = readWords(text, {})
	expect(read.ok && read.value.words[0]?.sentence).toBe('=HYPERLINK("x")学')
})

const hanzi = fc.string({
	unit: fc.constantFrom(...'学习银行长好后發髮爱癌症'),
	minLength: 1,
	maxLength: 4,
})
const syllable = fc.constantFrom('xué', 'xí', 'háng', 'lǜ', 'ér', 'ma', 'Běi', 'ā')
const text = fc.string({
	unit: fc.constantFrom('学', 'a', ' ', '"', ',', '\t', '<', '&', '；', "'", '。', '=', '#', '5'),
	maxLength: 12,
})

/** Sentences have hanzi, stand on one line and begin with no label. */
const sentence = text.map((rest) => {
	const plain = `好${rest}。`.replace(/[\t ]+/g, ' ')
	return plain
})

const notes: fc.Arbitrary<WordNote[]> = fc.array(
	fc.record({
		word: hanzi,
		traditional: fc.oneof(fc.constant(''), hanzi),
		pinyin: fc.array(syllable, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' ')),
		meaning: text,
		sentence: fc.oneof(fc.constant(''), sentence),
		sentencePinyin: text,
		translation: text,
		sound: fc.constant('https://hanlu.example/nls/tts?text=x&pinyin=y'),
		level: fc.option(fc.constantFrom(...hskLevels)),
		standing: fc.option(fc.constantFrom(...standings)),
		isSaved: fc.boolean(),
	}),
	{ minLength: 1, maxLength: 6 },
)

test.each(writtenFormats)('what is written for %s is read as it was', (format) => {
	fc.assert(
		fc.property(notes, (list) => {
			const read = readWords(written(list, format), {})
			if (!read.ok) throw new Error(JSON.stringify(read.error))
			const joined = (pinyin: string) => formatPinyin(pinyin).replace(/ /g, '')
			expect(
				read.value.words.map(({ row, pinyin, ...word }) => ({ ...word, pinyin: joined(pinyin) })),
			).toEqual(
				list.map(({ word, traditional, pinyin, sentence, standing, isSaved }) => ({
					word,
					otherwise: '',
					// Pleco has no second form that is the same.
					traditional: format === 'pleco' && traditional === word ? '' : traditional,
					pinyin: joined(pinyin),
					sentence,
					standing,
					// A word of which nothing is said comes into the deck.
					isSaved: isSaved || standing === null,
				})),
			)
		}),
	)
})
