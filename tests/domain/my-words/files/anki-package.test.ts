/** Packages of Anki, as it writes them: real zips with real databases. */
import { expect, test } from 'vitest'
import { readPackage } from '#app/domain/my-words/files/anki-package/package-list.ts'
import { readWords } from '#app/domain/my-words/files/read-words.ts'
import {
	firstPackage,
	openSqlite,
	secondPackage,
	stub,
	thirdPackage,
	zstdBomb,
	zstdOf,
} from '#tests/support/anki-package.ts'
import { zipOf } from '#tests/support/zip-of.ts'

const chinese = {
	types: { Chinese: ['Hanzi', 'Pinyin', 'English', 'Audio'] },
	notes: [
		{
			type: 'Chinese',
			fields: [
				'<div class="hz">银行</div>',
				'<span>yín</span>&nbsp;háng',
				'a "bank"<br>of\tmoney',
				'[sound:1.mp3]',
			],
			tags: 'hsk3 known',
			isReviewed: true,
		},
		{ type: 'Chinese', fields: ['#秋天', 'qiū tiān', 'autumn', ''] },
		{ type: 'Chinese', fields: ['{{c1::头发}}', 'tóufa', 'hair', ''], tags: 'marked' },
		{ type: 'Chinese', fields: ['', 'la', 'only Latin', ''] },
	],
}

function opened(bytes: Uint8Array) {
	const read = readPackage(bytes, openSqlite)
	if (!read.ok) throw new Error(read.error)
	const words = readWords(read.value.text, {})
	if (!words.ok) throw new Error(JSON.stringify(words.error))
	expect(words.value.format).toBe('anki')
	const lines = words.value.words.map(({ word, pinyin, standing, isSaved }) =>
		[word, pinyin, standing ?? '-', isSaved ? 'saved' : '-'].join(' '),
	)
	return {
		...read.value,
		lines,
		columns: words.value.columns.map(({ name, role }) => [name, role]),
	}
}

function refusal(bytes: Uint8Array): string {
	const read = readPackage(bytes, openSqlite)
	if (read.ok) throw new Error('was read')
	return read.error
}

const media = { '0': 'a sound', '1': 'a picture' }

test.each([
	['collection.anki2', firstPackage(chinese, media), 2],
	['collection.anki21 beside the note to update', secondPackage(chinese, media), 2],
	['collection.anki21b beside the note to update', thirdPackage(chinese), 1],
])('%s becomes a list in which no note with Chinese is missing', (_, bytes, files) => {
	const { lines, columns, notices } = opened(bytes)
	expect(lines).toEqual(['银行 yín háng known -', '秋天 qiū tiān - saved', '头发 tóufa - saved'])
	expect(columns).toEqual([
		['Hanzi', 'word'],
		['Pinyin', 'pinyin'],
		['English', 'none'],
		['Audio', 'none'],
		['Tags', 'tags'],
	])
	expect(notices).toEqual([
		'Notes without Chinese text, left out: 1.',
		`Sounds, pictures and other media files, left out: ${files}.`,
		'Cards that were studied in Anki: 1. Their answers and dates are not taken over.',
	])
})

test('cells are plain text on one line', () => {
	const [, , , , first, second] = opened(firstPackage(chinese)).text.split('\n')
	expect(first).toBe('银行\tyín háng\t"a ""bank"" of money"\t\thsk3 known')
	expect(second).toBe('"#秋天"\tqiū tiān\tautumn\t\t')
})

test('several note types share the columns of words and readings', () => {
	const { lines, columns, notices } = opened(
		thirdPackage({
			types: {
				Chinese: ['Hanzi', 'Pinyin', 'English'],
				Basic: ['Back', 'Front'],
				Latin: ['Front', 'Back'],
			},
			notes: [
				{ type: 'Chinese', fields: ['银行', 'yín háng', 'bank'] },
				{ type: 'Basic', fields: ['autumn', '秋天'] },
				{ type: 'Latin', fields: ['canis', 'dog'] },
				{ type: 'Chinese', fields: ['学习', 'xué xí', 'to study'] },
			],
		}),
	)
	expect(lines).toEqual(['银行 yín háng - saved', '秋天  - saved', '学习 xué xí - saved'])
	expect(columns.map(([name]) => name)).toEqual(['Hanzi', 'Pinyin', 'English', 'Back', 'Tags'])
	expect(notices).toContain(
		'Note types whose fields were put into the same columns: 2 (Chinese, Basic). Please look at the columns.',
	)
	expect(notices).toContain('Notes without Chinese text, left out: 1.')
})

test('a note whose type is missing is read all the same', () => {
	const { lines } = opened(
		firstPackage({ types: {}, notes: [{ type: 'lost', fields: ['银行', 'yín háng'] }] }),
	)
	expect(lines).toEqual(['银行 yín háng - saved'])
})

test('fields that are not read make room for a list that would be too large', () => {
	const notes = Array.from({ length: 6000 }, (_, at) => ({
		type: 'Chinese',
		fields: [`银${String.fromCodePoint(0x4e00 + at)}`, 'yín', 'x'.repeat(450), ''],
	}))
	const { lines, notices } = opened(thirdPackage({ ...chinese, notes }))
	expect(lines).toHaveLength(6000)
	expect(notices).toContain(
		'Fields left out, since the list would be too large with them: 2 (English, Audio).',
	)
})

test('a list that is too large is refused if none of its fields is known to hold words', () => {
	const notes = Array.from({ length: 6000 }, (_, at) => ({
		type: 'Basic',
		fields: [`银${String.fromCodePoint(0x4e00 + at)} (yín) silver`, 'x'.repeat(450)],
	}))
	expect(refusal(thirdPackage({ types: { Basic: ['Front', 'Back'] }, notes }))).toMatch(
		/ take 2\d{3} kB, and 2000 kB can be imported at once\./,
	)
})

test('more notes than can be imported are refused, not cut', () => {
	const notes = Array.from({ length: 10_001 }, () => ({ type: 'Chinese', fields: ['银行'] }))
	expect(refusal(thirdPackage({ ...chinese, notes }))).toMatch(/^More than 10,000 notes/)
	expect(opened(thirdPackage({ ...chinese, notes: notes.slice(1) })).lines).toHaveLength(10_000)
})

const whole = thirdPackage(chinese)
const database = firstPackage(chinese)
const locked = database.slice()
locked[6] = (locked[6] ?? 0) | 1

test.each([
	['no zip', new TextEncoder().encode('银行\tyín háng'), /no Anki collection/],
	['nothing', new Uint8Array(), /no Anki collection/],
	['a foreign zip', zipOf({ 'word/document.xml': '<w>银行</w>' }), /no Anki collection/],
	['a zip with a password', locked, /password/],
	['a zip that is cut off', whole.slice(0, whole.length / 2), /damaged/],
	['a zip cut off before its collection', zipOf({ '0': 'x'.repeat(99) }).slice(0, 40), /damaged/],
	['a collection that is no database', zipOf({ 'collection.anki2': '银行' }), /damaged/],
	['a collection without tables', thirdPackage(zstdOf(stub.slice(0, 4096))), /damaged/],
	['a newest collection that is no zstd', thirdPackage(stub), /damaged/],
	[
		'the note to update alone',
		zipOf({ meta: new Uint8Array([8, 3]), 'collection.anki2': stub }),
		/damaged/,
	],
	['a newer format', thirdPackage(chinese, 4), /newer format/],
	['a collection that unpacks to too much', thirdPackage(zstdBomb(101)), /larger than 100 MB/],
	['no notes', firstPackage({ ...chinese, notes: [] }), /no notes/],
	[
		'notes without Chinese',
		firstPackage({ ...chinese, notes: chinese.notes.slice(3) }),
		/Notes looked at: 1\.$/,
	],
])('%s is refused with its reason', (_, bytes, reason) => {
	expect(refusal(bytes)).toMatch(reason)
})
