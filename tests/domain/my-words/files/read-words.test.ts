/** Lists as other programs write them: tests/fixtures/word-lists says after which manuals. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnRoles, wordFormats } from '#app/domain/my-words/files/import-choices.ts'
import { readWords } from '#app/domain/my-words/files/read-words.ts'

function read(text: string, choice: Parameters<typeof readWords>[1] = {}) {
	const words = readWords(text, choice)
	if (!words.ok) throw new Error(words.error.map(({ code }) => code).join())
	return words.value
}

/** Each word with its traditional form, its pinyin and what the list says of it. */
function linesOf(text: string, choice: Parameters<typeof readWords>[1] = {}) {
	return read(text, choice).words.map(({ word, traditional, pinyin, standing, isSaved }) =>
		[word, traditional || '-', pinyin || '-', standing ?? '-', isSaved ? 'saved' : '-'].join(' '),
	)
}

const fixture = (name: string) => readFileSync(`tests/fixtures/word-lists/${name}`, 'utf8')

test('an export of Anki: HTML, sounds, GUIDs, note types, decks and tags', () => {
	const text = fixture('anki-notes.txt')
	expect(read(text).format).toBe('anki')
	expect(linesOf(text)).toEqual([
		'学习 - xuéxí - saved',
		'银行 - yín háng known -',
		'癌症 - ái zhèng - saved',
		'爬山 - pá shān - saved',
	])
})

test('a file for Anki: its separator, columns, tags and comments', () => {
	expect(linesOf(fixture('anki-for-import.txt'))).toEqual([
		'学习 - xue2 xi2 - saved',
		'银行 - yin2 hang2 - saved',
		'爱 - ai4 - saved',
	])
})

test('the first row of a file with header lines is counted in the file', () => {
	const { words } = read('#separator:tab\n#html:false\n学习\txué xí\n')
	expect(words.map(({ row }) => row)).toEqual([3])
})

test('an export of Pleco as text: both forms, numbered pinyin, categories', () => {
	const text = fixture('pleco.txt')
	expect(read(text).format).toBe('pleco')
	expect(linesOf(text)).toEqual([
		'学习 學習 xue2xi2 - saved',
		'爱 愛 ai4 - saved',
		'银行 銀行 yin2hang2 known -',
		'癌症 - ai2zheng4 - saved',
		'爬山 - pa2//shan1 - saved',
	])
	expect(read(text).words[1]?.sentence).toBe('')
})

test('an export of Pleco as XML', () => {
	const text = fixture('pleco.xml')
	expect(read(text).format).toBe('pleco-xml')
	expect(linesOf(text)).toEqual([
		'学习 學習 xue2xi2 - saved',
		'银行 銀行 yin2hang2 known -',
		'爬山 爬山 pa2//shan1 - saved',
	])
})

test('entities that an XML file declares are not expanded', () => {
	const text = `<!DOCTYPE x [<!ENTITY a "学习学习"><!ENTITY b "&a;&a;">]><plecoflash><cards>
		<card><entry><headword charset="sc">&b;</headword></entry></card></cards></plecoflash>`
	expect(linesOf(text)).toEqual([' - - - saved'])
})

test('a spreadsheet with its own columns: each is told by what stands in it', () => {
	const { format, columns } = read(fixture('foreign.csv'))
	expect(format).toBe('csv')
	expect(columns.map(({ name, role }) => `${name}: ${role}`)).toEqual([
		'Nr.: none',
		'English: none',
		'中文: word',
		'Aussprache: pinyin',
	])
	expect(linesOf(fixture('foreign.csv'))).toEqual([
		'学习 - xuéxí - saved',
		'銀行 - yínháng - saved',
		'爱 - ài - saved',
	])
})

test.each([
	['one word a line', '学习\n银行\r\n爱', ['学习', '银行', '爱']],
	['words that are names of columns elsewhere', '生词\n例句', ['生词', '例句']],
	['numbers and signs around words', '1. 学习！\n2. “银行”', ['学习', '银行']],
	['Latin letters in words', 'T恤\n卡拉OK', ['T恤', '卡拉OK']],
	['a word that means "known" in another column', '学习,known\n银行,', ['学习', '银行']],
])('a list without names of columns: %s', (_, text, words) => {
	expect(read(text).words.map(({ word }) => word)).toEqual(words)
})

test('both forms of a word, in two columns or one', () => {
	expect(linesOf('學習,学习,xué xí\n銀行,银行,yín háng')[0]).toBe('學習 学习 xué xí - saved')
	expect(linesOf('学习 (學習)\txuéxí')[0]).toBe('学习 學習 xuéxí - saved')
})

test('a sentence is told from a word by its length and signs', () => {
	const { columns } = read('我每天学习汉语。,学习\n他去银行了。,银行')
	expect(columns.map(({ role }) => role)).toEqual(['sentence', 'word'])
})

test('a person corrects what the columns hold, and the format', () => {
	const text = '学习,银行\n爱,好'
	expect(linesOf(text, { roles: ['none', 'word'] })[0]).toBe('银行 - - - saved')
	// Roles for another number of columns belong to another list.
	expect(linesOf(text, { roles: ['none'] })[0]).toBe('学习 银行 - - saved')
	expect(read('学习\txue2xi2\tto learn', {}).format).toBe('pleco')
	expect(read('学习\txue2xi2\tto learn', { format: 'csv' }).columns).toHaveLength(3)
})

test.each([
	['known', 'known', false],
	['yes', 'known', false],
	['Learning', 'learning', false],
	['0', null, true],
])('a column "standing" with %s', (cell, standing, isSaved) => {
	const [word] = read(`word,standing\n学习,${cell}`).words
	expect(word).toMatchObject({ standing, isSaved })
})

test('a row without hanzi is kept, so that it can be shown as left out', () => {
	expect(linesOf('学习\nhello\n\n')).toEqual(['学习 - - - saved', ' - - - saved'])
})

test('a list has words, and at most ten thousand', () => {
	expect(readWords('  \n', {})).toMatchObject({ error: [{ code: 'word-import.empty' }] })
	expect(readWords('', {})).toMatchObject({ error: [{ code: 'word-import.empty' }] })
	const most = '学\n'.repeat(10_000)
	expect(read(most).words).toHaveLength(10_000)
	expect(readWords(`${most}习`, {})).toMatchObject({ error: [{ code: 'word-import.too-many' }] })
})

const hostile = fc.string({
	unit: fc.constantFrom(
		...['学', 'xue2', '\t', ',', ';', '"', '\n', '\r', '#', ':', '/', '[', ']', '<', '>', '&', ' '],
		...['<card ', '<plecoflash', '<headword charset="sc">', '</headword>', '#separator:', 'tags:'],
		...['&#20013;', '&#x110000;', '\ud83d', '\0', '\ueab1', 'Hanlu::saved', '//Hanlu/known'],
	),
	maxLength: 60,
})

test('no text makes reading fail, in any format', () => {
	const texts = fc.oneof(hostile, fc.string({ unit: 'binary' }))
	const choices = fc.record({
		format: fc.option(fc.constantFrom(...wordFormats), { nil: undefined }),
		roles: fc.array(fc.constantFrom(...columnRoles), { maxLength: 4 }),
	})
	fc.assert(
		fc.property(texts, choices, (text, choice) => {
			const words = readWords(text, choice)
			expect(typeof words.ok).toBe('boolean')
		}),
	)
})

test('a table of more than 50 columns is refused before it is read', () => {
	const most = `学习${',a'.repeat(49)}`
	expect(readWords(most, { format: 'csv' }).ok).toBe(true)
	expect(readWords(`${most},a`, { format: 'csv' })).toEqual({
		ok: false,
		error: [
			{ code: 'word-import.too-many-columns', values: { most: 50, count: 51 }, field: 'text' },
		],
	})
})
