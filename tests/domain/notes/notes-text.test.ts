import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TypedAside } from '#app/domain/lesson-text/aside.ts'
import { cutAside } from '#app/domain/lesson-text/cut-aside.ts'
import type { NoteBlock } from '#app/domain/notes/note-blocks.ts'
import {
	countNotes,
	formatNotes,
	longestNotes,
	parseNotes,
	typedAsides,
	withWords,
} from '#app/domain/notes/notes-text.ts'

const joinsNouns = `## 是 joins two nouns

*To be* between two nouns is 是 [shì].
An adjective needs 很 instead.

- 不是 [bú shì] says no.
- 吗 asks.

zh: 我␟是␟老师。
en: I’m a teacher.

zh: 他␟不␟是␟学␟生[sheng]。
en: He isn’t a student.
`

/** The engine knows no word: each character is one. */
function cut(aside: TypedAside) {
	return cutAside(
		aside,
		[...aside.text].map((word) => ({ word })),
	)
}

function read(text: string): NoteBlock[] {
	const parsed = parseNotes(text)
	if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
	return withWords(parsed.value, typedAsides(parsed.value).map(cut))
}

function problemsOf(text: string) {
	const parsed = parseNotes(text)
	return parsed.ok ? [] : parsed.error.map(({ code, line }) => `${line} ${code}`)
}

test('notes have headings, paragraphs, lists and examples', () => {
	expect(read(joinsNouns)).toEqual([
		{ type: 'heading', spans: [{ text: '是 joins two nouns' }] },
		{
			type: 'paragraph',
			spans: [
				{ text: 'To be', isEmphasis: true },
				{ text: ' between two nouns is 是 [shì]. An adjective needs 很 instead.' },
			],
		},
		{ type: 'list', items: [[{ text: '不是 [bú shì] says no.' }], [{ text: '吗 asks.' }]] },
		{
			type: 'example',
			zh: [{ word: '我' }, { word: '是' }, { word: '老师' }, { word: '。' }],
			en: 'I’m a teacher.',
		},
		{
			type: 'example',
			zh: [
				{ word: '他' },
				{ word: '不' },
				{ word: '是' },
				{ word: '学' },
				{ word: '生', pinyin: 'sheng', isCustomPinyin: true },
				{ word: '。' },
			],
			en: 'He isn’t a student.',
		},
	])
})

test('an empty text has no notes', () => {
	expect(read(' \n\n')).toEqual([])
})

test('blocks need no empty line between them', () => {
	const types = read('## One\nText.\n- item\nzh: 你好！\nen: Hello!\nzh： 你好！\nEN： Hello!')
	expect(types.map(({ type }) => type)).toEqual([
		'heading',
		'paragraph',
		'list',
		'example',
		'example',
	])
})

test('a paragraph between two lists parts them', () => {
	expect(read('- one\n\n- two\n\nText.\n\n- three').map(({ type }) => type)).toEqual([
		'list',
		'paragraph',
		'list',
	])
})

test('an example may go on in further lines', () => {
	expect(read('zh: 我是\n老师。\nen: I’m a\nteacher.')).toMatchObject([
		{ type: 'example', en: 'I’m a teacher.' },
	])
})

test('an example needs both languages', () => {
	expect(
		problemsOf('## One\n\nzh: 你好！\n\nen: Hello!\n\nzh: Hello!\nen: Hello!\n\nzh: 你好！\nen:'),
	).toEqual([
		'3 lesson-notes.no-english',
		'5 lesson-notes.no-chinese',
		'7 lesson-notes.no-chinese',
		'10 lesson-notes.no-english',
	])
})

test('a reading that fits no word is told with its line', () => {
	expect(problemsOf('Text.\n\nzh: 我去银行[bank]。\nen: I go to the bank.')).toEqual([
		'3 aside.no-reading',
	])
})

test('notes have a limit', () => {
	expect(problemsOf('a'.repeat(longestNotes + 1))).toEqual(['undefined lesson-notes.too-long'])
	expect(problemsOf('a'.repeat(longestNotes))).toEqual([])
})

test('HTML, links, pictures, tables and code stay as typed', () => {
	const text = '<script>alert(1)</script> [a](b) ![c](d) `e` &amp; | f |'
	expect(read(text)).toEqual([{ type: 'paragraph', spans: [{ text }] }])
})

test('a backslash makes a beginning ordinary text', () => {
	const lines = ['## no heading', '- no item', 'zh: no example']
	for (const line of lines) {
		expect(read(`\\${line}`)).toEqual([{ type: 'paragraph', spans: [{ text: line }] }])
	}
})

test('notes are written as they are typed, with every paragraph on one line', () => {
	expect(formatNotes(read(joinsNouns))).toBe(joinsNouns.replace('].\nAn', ']. An').trim())
})

const parts = fc
	.array(
		fc.constantFrom(
			'##',
			' ',
			'\n',
			'\n\n',
			'- ',
			'zh: ',
			'en: ',
			'*',
			'**',
			'\\',
			'是',
			'老师',
			'␟',
			'[shì]',
			'[',
			'a',
			'。',
			'#',
			'<b>',
		),
	)
	.map((all) => all.join(''))
const texts = fc.oneof(parts, fc.string({ unit: 'binary' }))

test('written down and read again, notes are the same', () => {
	fc.assert(
		fc.property(texts, (text) => {
			const parsed = parseNotes(text)
			if (!parsed.ok) return
			const blocks = withWords(parsed.value, typedAsides(parsed.value).map(cut))
			expect(read(formatNotes(blocks))).toEqual(blocks)
		}),
	)
})

test('any text is read or refused with the lines of its problems', () => {
	fc.assert(
		fc.property(texts, (text) => {
			const parsed = parseNotes(text)
			if (parsed.ok) return
			const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).length
			for (const { line = 0 } of parsed.error) expect(line >= 1 && line <= lines).toBe(true)
		}),
	)
})

test('notes are counted with their examples', () => {
	const notes = [
		'## 是 joins two nouns',
		'',
		'zh: 我␟是␟老师。',
		'en: I’m a teacher.',
		'',
		'zh：他␟不␟是␟学生。',
		'en: He isn’t a student.',
		'## 吗',
		'### A heading inside',
	].join('\n')
	expect(countNotes(notes)).toEqual([
		{ examples: 2, characters: 0 },
		{ examples: 0, characters: 0 },
	])
	expect(countNotes('')).toEqual([])
})

const mother = `## Characters

char: 妈[mā]
means: 女 woman
sounds: 马[mǎ]
en: A *woman*, and a horse that only lends its sound.

char: 人[rén]
en: Somebody on two legs.`

test('a character has its parts, each with what it gives', () => {
	expect(read(mother).slice(1)).toEqual([
		{
			type: 'character',
			zh: [{ word: '妈', pinyin: 'mā' }],
			parts: [
				{ role: 'means', hanzi: '女', gives: 'woman' },
				{ role: 'sounds', hanzi: '马', gives: 'mǎ' },
			],
			spans: [
				{ text: 'A ' },
				{ text: 'woman', isEmphasis: true },
				{ text: ', and a horse that only lends its sound.' },
			],
		},
		{
			type: 'character',
			zh: [{ word: '人', pinyin: 'rén' }],
			parts: [],
			spans: [{ text: 'Somebody on two legs.' }],
		},
	])
	expect(formatNotes(read(mother))).toBe(mother)
	expect(countNotes(mother)).toEqual([{ examples: 0, characters: 2 }])
})

test('a character that is none is refused with its line', () => {
	expect(problemsOf('char: 妈妈[māma]\nen: Mum.')).toEqual(['1 lesson-notes.no-character'])
	expect(problemsOf('char: 妈\nen: Mum.')).toEqual(['1 lesson-notes.no-character'])
	expect(problemsOf('char: 妈[mā]\nmeans: 女')).toEqual(['1 lesson-notes.no-english'])
	expect(problemsOf('char: 妈[mā]\nmeans: woman\nen: Mum.')).toEqual(['1 lesson-notes.no-part'])
	expect(problemsOf('char: 妈[mā]\nsounds: 马 horse\nen: Mum.')).toEqual(['1 lesson-notes.no-part'])
})

test('a line about a part is a sentence where no character stands above', () => {
	expect(read('the first\npart: of it all')).toEqual([
		{ type: 'paragraph', spans: [{ text: 'the first part: of it all' }] },
	])
	expect(read('part: of it all')).toEqual([
		{ type: 'paragraph', spans: [{ text: 'part: of it all' }] },
	])
})
